import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/**
 * Vitest calls this for each project before the first test file: what tests leave in the temporary folder goes when the run ends.
 * One folder serves all: the path of a socket in it may have a hundred letters.
 */
export function setup(project: TestProject): (() => void) | undefined {
  if (!project.isRootProject()) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'volant-tests-'))
  // servers that tests start as another user have their folders in it
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
