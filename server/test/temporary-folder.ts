import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest calls this once before the first test file: what tests leave in the temporary folder goes when the run ends. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'volant-tests-'))
  // servers that tests start as another user have their folders in it
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
