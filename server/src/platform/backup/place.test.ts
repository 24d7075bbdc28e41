import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeOfArchive } from './place'

const AT = new Date('2026-03-14T02:17:00.123Z')
const NAME = 'volant-2026-03-14T02-17-00Z.tar'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'volant-place-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder gets an archive with the time in its name', () => {
  expect(placeOfArchive(folder, AT)).toBe(join(folder, NAME))
})

test('a folder that is missing is made, for its owner alone, so that the next archive finds room beside the first', () => {
  const missing = join(folder, 'disk', 'backups')
  expect(placeOfArchive(`${missing}/`, AT)).toBe(join(missing, NAME))
  expect(statSync(missing).isDirectory()).toBe(true)
  expect(statSync(missing).mode & 0o777).toBe(0o700)
  expect(placeOfArchive(`${missing}/`, AT)).toBe(join(missing, NAME))
})

test('the name of a new file is taken as it is', () => {
  const file = join(folder, 'mine.tar')
  expect(placeOfArchive(file, AT)).toBe(file)
})

test.each(['', '/'])('a file that is there is kept (%j at the end)', (end) => {
  const file = join(folder, 'mine.tar')
  writeFileSync(file, 'kept')
  expect(() => placeOfArchive(file + end, AT)).toThrow('is there already')
  expect(statSync(file).size).toBe(4)
})
