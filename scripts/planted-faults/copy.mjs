import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { ROOT, WORKSPACES } from '../process.mjs'

/** The build files that tests read; their times are kept, so that nothing is built again. */
const BUILT = ['.cache/build.json', 'server/dist/template.tar.gz', 'server/dist/gazetteer.tsv']

/** Links the packages of this installation, except the workspaces, which come from the copy. */
function linkPackages(copy) {
  const links = (from, to, skipped) => {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) if (!skipped.has(name)) symlinkSync(join(from, name), join(to, name))
  }
  links(join(ROOT, 'node_modules'), join(copy, 'node_modules'), new Set(['@volant', '.vite', '.vitest', '.cache']))
  mkdirSync(join(copy, 'node_modules', '@volant'))
  for (const name of readdirSync(join(ROOT, 'node_modules', '@volant')))
    symlinkSync(join(copy, name), join(copy, 'node_modules', '@volant', name))
  for (const workspace of WORKSPACES) {
    try {
      links(join(ROOT, workspace, 'node_modules'), join(copy, workspace, 'node_modules'), new Set(['.vite', '.vitest']))
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
  }
}

/** Copies the tree including uncommitted changes, because faults are never planted in the checkout itself. */
export function makeCopy(name) {
  const copy = join(ROOT, '.cache', 'planted-faults', name)
  rmSync(copy, { recursive: true, force: true })
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  for (const path of [...new Set(tracked.toString().split('\0')), ...BUILT].filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    try {
      cpSync(join(ROOT, path), join(copy, path), { preserveTimestamps: true })
    } catch (error) {
      // A file that was deleted and not committed yet.
      if (error.code !== 'ENOENT') throw error
    }
  }
  linkPackages(copy)
  return copy
}
