import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NotRun } from './lane'

/** A disk in memory that holds what one row keeps, and soon no more. */
export interface SmallDisk {
  readonly path: string
  freeBytes(): number
  /** As an operator gives a volume more room, under whoever works on it. */
  resize(megabytes: number): void
  dispose(): void
}

/** @throws NotRun where nobody may mount */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'volant-proof-disk-'))
  const mount = (...args: string[]) => execFileSync('mount', [...args, path], { stdio: 'pipe' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs')
  } catch {
    rmdirSync(path)
    throw new NotRun('nobody may mount a small disk here')
  }
  // whoever still has a file open on it keeps it until then
  const unmount = () => execFileSync('umount', ['--lazy', path], { stdio: 'pipe' })
  process.once('exit', unmount)
  return {
    path,
    freeBytes() {
      const { bavail, bsize } = statfsSync(path)
      return bavail * bsize
    },
    resize: (to) => void mount('-o', `remount,size=${to}m`),
    dispose() {
      process.off('exit', unmount)
      unmount()
      rmdirSync(path)
    },
  }
}
