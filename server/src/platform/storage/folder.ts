import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { AppError } from '@volant/contract/errors'
import { v4 as uuid } from 'uuid'
import { ObjectMissing, assertName } from './storage'
import type { Storage } from './storage'

const ROOM_TO_KEEP = 0.05
/** No file takes so long to write. */
const ABANDONED_MS = 3_600_000

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** A name that was given in a folder survives a crash of the machine from then on. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes what was half written when its process ended. Another process may be writing at this moment, so it must be old. */
async function removeAbandoned(aside: string): Promise<void> {
  for (const name of await readdir(aside)) {
    const path = join(aside, name)
    const { mtimeMs = Infinity } = await stat(path).catch(() => ({ mtimeMs: undefined }))
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true })
  }
}

/** Files in a folder. A file appears whole or not at all: written aside, flushed, renamed, and the folder flushed too. */
export async function folderStorage(root: string): Promise<Storage> {
  const aside = join(root, '.new')
  await mkdir(aside, { recursive: true })
  await removeAbandoned(aside)

  async function hasRoom(): Promise<boolean> {
    const { bavail, blocks } = await statfs(root)
    return bavail >= blocks * ROOM_TO_KEEP
  }

  // ids begin with the time: their last letters spread over 256 folders
  function pathOf(name: string): string {
    assertName(name)
    return join(root, name.slice(-2), name)
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const folder = dirname(path)
      if ((await mkdir(folder, { recursive: true })) !== undefined) await syncFolder(root)
      const temporary = join(aside, uuid())
      try {
        const handle = await open(temporary, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      await syncFolder(folder)
    },

    async read(name) {
      const stream = createReadStream(pathOf(name))
      try {
        await once(stream, 'open')
      } catch (error) {
        throw isMissing(error) ? new ObjectMissing(name, { cause: error }) : error
      }
      return stream
    },

    async remove(name) {
      await rm(pathOf(name), { force: true })
    },

    async *list() {
      for (const shard of await readdir(root)) {
        if (!/^[0-9a-f]{2}$/.test(shard)) continue
        for (const name of await readdir(join(root, shard))) {
          const found = await stat(join(root, shard, name)).catch(() => undefined)
          if (found) yield { name, storedAt: found.mtime }
        }
      }
    },

    hasRoom,

    async ping() {
      await access(aside, constants.W_OK)
      if (!(await hasRoom())) throw new AppError('STORAGE_FULL')
    },
    readLink: async () => undefined,
  }
}
