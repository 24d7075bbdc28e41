import { execFile } from 'node:child_process'
import { closeSync, copyFileSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../src/production'
import { Manifest } from '../../../server/src/platform/backup/manifest'
import { readTar } from '../../../server/src/platform/backup/tar'
import type { Deployment } from './deployment'

const ARCHIVE = join(import.meta.dirname, '../../../server/dist/archive.js')

interface Ran {
  readonly code: number
  readonly seconds: number
  readonly said: string
}

/** The command as an operator runs it, with the variables of the servers of this place. */
async function run({ env }: Deployment, ...args: readonly string[]): Promise<Ran> {
  const variables = env(await freePort())
  const began = performance.now()
  return new Promise((done) => {
    execFile(process.execPath, [ARCHIVE, ...args], { env: variables }, (error, out, err) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      done({ code, seconds: (performance.now() - began) / 1000, said: `${out}${err}`.trim() })
    })
  })
}

export const backUp = (place: Deployment, to: string) => run(place, 'backup', '--to', to)
export const restore = (place: Deployment, from: string) => run(place, 'restore', '--from', from)
export const verify = (place: Deployment, from: string) => run(place, 'verify', '--from', from)

/** The hash of each table's rows, as the archive says. */
export async function hashesOf(path: string): Promise<ReadonlyMap<string, string>> {
  for await (const { name, bytes } of readTar(path)) {
    if (name !== 'manifest.json') continue
    const { tables } = Manifest.parse(JSON.parse(bytes.toString()))
    return new Map(tables.map(({ name: table, rows, sha256 }) => [table, `${rows} rows, ${sha256}`]))
  }
  throw new Error(`${path} has no manifest`)
}

const BLOCK = 512

/** A copy in which one bit of what an entry holds is another. */
export function damagedCopy(archive: string): string {
  const copy = `${archive}.damaged`
  copyFileSync(archive, copy)
  const file = openSync(copy, 'r+')
  const read = (at: number, length: number) => {
    const bytes = Buffer.alloc(length)
    readSync(file, bytes, 0, length, at)
    return bytes
  }
  // what fills an entry up to a whole block says nothing: only what lies between is damage
  const held: { readonly at: number; readonly size: number }[] = []
  for (let at = 0; ;) {
    const head = read(at, BLOCK)
    if (head[0] === 0) break
    const size = Number.parseInt(head.toString('latin1', 124, 135), 8)
    if (size > 0) held.push({ at: at + BLOCK, size })
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  const { at, size } = held[Math.floor(Math.random() * held.length)] ?? { at: 0, size: 1 }
  const place = at + Math.floor(Math.random() * size)
  writeSync(file, Buffer.from([(read(place, 1)[0] ?? 0) ^ 1]), 0, 1, place)
  closeSync(file)
  return copy
}
