import { closeSync, fstatSync, ftruncateSync, futimesSync, openSync, readFileSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lifeOf, readHolder, thisProcess } from './holder'
import type { Holder } from './holder'

/** Another process has the data folder. The program ends with this code, after saying who. */
export const FOLDER_IN_USE = 3

export class FolderInUse extends Error {
  constructor(folder: string, holder: Holder | undefined) {
    const who = holder === undefined ? 'another process' : `process ${holder.pid}`
    const where = holder?.host === undefined ? '' : ` on host ${holder.host}`
    const since = holder?.since === undefined ? '' : ` since ${holder.since}`
    super(
      `The data folder ${folder} is in use by ${who}${where}${since}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

/** Whether the operating system gave its lock on an open file; `undefined` where it has none to give. */
export type KernelLock = (fd: number) => Promise<boolean | undefined>

const lockInKernel: KernelLock = async (fd) => {
  try {
    const { tryLock } = await import('fs-native-extensions')
    return tryLock(fd)
  } catch {
    // no program for this platform, or a file system without locks
    return undefined
  }
}

const BEAT_MS = 1000
/** Whoever has not touched the lock file for so long is gone. */
const SILENCE_MS = 8000
const LOOK_MS = 200

async function isTouched(fd: number): Promise<boolean> {
  const { mtimeMs } = fstatSync(fd)
  for (let waited = 0; waited < SILENCE_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS)
    if (fstatSync(fd).mtimeMs !== mtimeMs) return true
  }
  return false
}

/** A lock that was given says that nobody else has one; whoever got none touches the file instead. */
async function isHeld(fd: number, { beats, ...holder }: Holder): Promise<boolean> {
  const life = lifeOf(holder)
  return life === 'alive' || (life === 'unknown' && beats === true && (await isTouched(fd)))
}

/** Touches the lock file, and ends the process when somebody else took the folder while this one stood still. */
function beat(fd: number, lockFile: string, mine: string): NodeJS.Timeout {
  return setInterval(() => {
    if (readFileSync(lockFile, 'utf8') !== mine) {
      process.stderr.write(`${lockFile} was taken over by another process.\n`)
      process.exit(FOLDER_IN_USE)
    }
    const now = new Date()
    futimesSync(fd, now, now)
  }, BEAT_MS).unref()
}

/**
 * Two processes on one PGlite folder lose data silently: the first takes the folder, the next refuses. The lock is the
 * operating system's on a file beside the folder, so it ends with the process, however that ends, and holds between
 * containers that know neither each other's processes nor paths. Where there is no such lock the file is touched instead.
 * @returns a function that gives the folder back
 */
export async function takeFolder(folder: string, lock: KernelLock = lockInKernel): Promise<() => void> {
  const lockFile = `${resolve(folder)}.lock`
  // kept when the folder is given back: a file removed under a lock could be locked twice
  const fd = openSync(lockFile, 'a+')
  try {
    const locked = await lock(fd)
    const holder = readHolder(locked === false ? lockFile : fd)
    if (locked === false || (holder && (await isHeld(fd, holder)))) throw new FolderInUse(folder, holder)
    const mine = JSON.stringify(thisProcess(!locked))
    ftruncateSync(fd)
    writeSync(fd, mine)
    const timer = locked ? undefined : beat(fd, lockFile, mine)
    return () => {
      clearInterval(timer)
      ftruncateSync(fd)
      closeSync(fd)
    }
  } catch (error) {
    closeSync(fd)
    throw error
  }
}
