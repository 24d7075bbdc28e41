import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Header, Parser } from 'tar'
import type { ReadEntry } from 'tar'
import { syncFolder } from '../storage/folder'
import { BackupError, SUMS } from './manifest'

const BLOCK = 512
const PIECE = 1024 * 1024

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function headerOf(path: string, size: number, mtime: Date): Buffer {
  const header = new Header({ path, size, mtime, mode: 0o600, uid: 0, gid: 0, type: 'File' })
  if (header.encode() || header.block === undefined) throw new Error(`${path} does not fit a header`)
  return header.block
}

export interface TarWriter {
  add(path: string, bytes: Uint8Array): Promise<void>
}

/**
 * Writes an archive and, behind what the work adds, the hash of every entry. It appears whole or not at all: it is written
 * beside its place, and renamed once it would survive a crash.
 */
export async function inTar<T>(
  path: string,
  at: Date,
  work: (tar: TarWriter) => Promise<T>,
): Promise<{ result: T; bytes: number }> {
  const aside = `${path}.part`
  const file = await open(aside, 'w', 0o600)
  const sums: string[] = []
  async function append(name: string, bytes: Uint8Array): Promise<void> {
    const padding = Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)
    for (const part of [headerOf(name, bytes.length, at), bytes, padding]) await file.appendFile(part)
  }
  try {
    const result = await work({
      async add(name, bytes) {
        sums.push(`${sha256(bytes)}  ${name}\n`)
        await append(name, bytes)
      },
    })
    await append(SUMS, Buffer.from(sums.join('')))
    await file.appendFile(Buffer.alloc(2 * BLOCK))
    await file.sync()
    const { size } = await file.stat()
    await rename(aside, path)
    await syncFolder(dirname(path))
    return { result, bytes: size }
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

export interface TarEntry {
  readonly name: string
  readonly bytes: Buffer
}

/** The entries one after the other. @throws BackupError where the archive cannot be read on */
export async function* readTar(path: string): AsyncGenerator<TarEntry, void> {
  let read: TarEntry[] = []
  let last = 'its beginning'
  const take = () => {
    const entries = read
    read = []
    return entries
  }
  let fault: Error | undefined
  const parser = new Parser({ strict: true })
  parser.on('error', (error: Error) => void (fault ??= error))
  // a piece is parsed at once: an entry is complete when its last piece was written
  parser.on('entry', (entry: ReadEntry) => {
    const chunks: Buffer[] = []
    entry.on('data', (chunk: Buffer) => void chunks.push(chunk))
    entry.on('end', () => void read.push({ name: entry.path, bytes: Buffer.concat(chunks) }))
  })
  const checked = () => {
    if (fault !== undefined) throw new BackupError(`${path} is damaged behind ${last}: ${fault.message}`)
  }
  // nobody gave it an encoding, so it gives bytes
  for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    parser.write(piece)
    for (const entry of take()) {
      last = entry.name
      yield entry
    }
    checked()
  }
  parser.end()
  yield* take()
  checked()
}
