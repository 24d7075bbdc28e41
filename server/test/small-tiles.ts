import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('../../scripts/test/small-tiles.mjs', import.meta.url))

/** Writes an archive of a few roads there, and returns its content. */
export function writeSmallTiles(path: string, nameOfRoads = 'roads'): Buffer {
  execFileSync(process.execPath, [SCRIPT, path, nameOfRoads])
  return readFileSync(path)
}
