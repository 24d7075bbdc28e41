import { spawnSync } from 'node:child_process'
import { NotRun } from './lane'

/** Process ids of its own, as a container has them: others are not seen, and its first process is number 1. */
const OWN_PIDS = ['--pid', '--fork', '--kill-child', '--mount-proc']

/**
 * The program that starts a server as a container would.
 * @param network of its own too, where it hears nobody and nobody hears it
 * @throws NotRun where the machine gives no namespaces
 */
export function ownNamespaces({ network }: { readonly network: boolean }): string[] {
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']
  const through = ['unshare', ...asRoot, ...(network ? ['--net'] : []), ...OWN_PIDS]
  const [program = '', ...args] = through
  if (spawnSync(program, [...args, 'true']).status !== 0) throw new NotRun('this machine gives no namespaces')
  return through
}
