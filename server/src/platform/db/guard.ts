import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

/** Another process has the data folder. `main` ends with exit code 3. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number | undefined) {
    const holder = pid === undefined ? 'another process' : `process ${pid}`
    super(`The data folder ${folder} is in use by ${holder}. Stop it first, or set DATA_DIR to another folder.`)
  }
}

const holderSchema = z.object({ pid: z.number(), started: z.string() })
type Holder = z.infer<typeof holderSchema>

/** When a process started, in clock ticks since a boot named beside it: a reused pid tells another time. */
function startOf(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return undefined
  }
}

function isAlive({ pid, started }: Holder): boolean {
  const now = startOf(pid)
  if (now !== undefined) return now === started
  if (process.platform === 'linux') return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function readHolder(lockFile: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(lockFile, 'utf8')))
  } catch {
    return undefined
  }
}

/** A name in the kernel's own table: it goes with the process, so no kill leaves it behind. Linux only. */
function listenOn(folder: string): Promise<Server | undefined> {
  if (process.platform !== 'linux') return Promise.resolve(undefined)
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32)
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(`\0volant-${name}`, () => done(server.unref()))
  })
}

/**
 * Two processes on one PGlite folder lose data silently: the first takes the folder, the next refuses. The lock file beside
 * the folder also guards where the socket cannot be seen (another network namespace, another system).
 * @returns a function that gives the folder back
 */
export async function takeFolder(folder: string): Promise<() => void> {
  const lockFile = `${resolve(folder)}.lock`
  const server = await listenOn(folder).catch(() => {
    throw new FolderInUse(folder, readHolder(lockFile)?.pid)
  })
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) ?? String(Date.now()) }
  for (;;) {
    try {
      writeFileSync(lockFile, JSON.stringify(mine), { flag: 'wx' })
      break
    } catch {
      const holder = readHolder(lockFile)
      if (holder !== undefined && isAlive(holder)) {
        server?.close()
        throw new FolderInUse(folder, holder.pid)
      }
      rmSync(lockFile, { force: true })
    }
  }
  return () => {
    rmSync(lockFile, { force: true })
    server?.close()
  }
}
