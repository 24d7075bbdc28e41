import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { FolderInUse, takeFolder } from './guard'
import type { KernelLock } from './guard'

const givers: (() => void)[] = []
afterEach(() => {
  for (const give of givers.splice(0)) give()
})

const folder = () => join(mkdtempSync(join(tmpdir(), 'volant-guard-')), 'db')

/** What a platform is like that has no lock to give. */
const noLock: KernelLock = () => Promise.resolve(undefined)
/** A process of another container: its id says nothing here. */
const stranger = { pid: 1, started: 'another container', space: 'another container', host: 'web-2' }

describe('the data folder guard', () => {
  it('refuses a second holder and names the first', async () => {
    const path = folder()
    givers.push(await takeFolder(path))
    await expect(takeFolder(path)).rejects.toThrow(FolderInUse)
    await expect(takeFolder(path)).rejects.toThrow(
      new RegExp(`in use by process ${process.pid} on host ${hostname()} since 20\\d\\d-`),
    )
  })

  it('refuses by the lock alone, whatever became of the words in the file', async () => {
    const path = folder()
    givers.push(await takeFolder(path))
    writeFileSync(`${path}.lock`, '')
    await expect(takeFolder(path)).rejects.toThrow('in use by another process.')
  })

  it('gives the folder back', async () => {
    const path = folder()
    const give = await takeFolder(path)
    give()
    givers.push(await takeFolder(path))
  })

  it('takes over from a process that is gone', async () => {
    const path = folder()
    const child = spawn('true')
    await new Promise((done) => child.once('exit', done))
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: child.pid, started: 'before' }))
    givers.push(await takeFolder(path))
  })

  it('is not fooled by a pid that another program has now', async () => {
    const path = folder()
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: process.pid, started: 'another time' }))
    givers.push(await takeFolder(path))
  })

  it('refuses where only the lock file tells of a living holder', async () => {
    const path = folder()
    givers.push(await takeFolder(join(path, '..', 'other')))
    writeFileSync(`${path}.lock`, readFileSync(join(path, '..', 'other.lock'), 'utf8'))
    await expect(takeFolder(path)).rejects.toThrow(FolderInUse)
  })

  it('needs no second look at a stranger who left a lock that is free', async () => {
    const path = folder()
    writeFileSync(`${path}.lock`, JSON.stringify({ ...stranger, beats: false }))
    givers.push(await takeFolder(path))
  })
})

describe('the guard where the system has no lock', () => {
  it('refuses a second holder by its process', async () => {
    const path = folder()
    givers.push(await takeFolder(path, noLock))
    await expect(takeFolder(path, noLock)).rejects.toThrow(`process ${process.pid}`)
  })

  it('refuses while a stranger touches the file', async () => {
    const path = folder()
    writeFileSync(`${path}.lock`, JSON.stringify({ ...stranger, beats: true }))
    const touching = setInterval(() => utimesSync(`${path}.lock`, new Date(), new Date()), 100)
    givers.push(() => clearInterval(touching))
    await expect(takeFolder(path, noLock)).rejects.toThrow('process 1 on host web-2')
    await expect(takeFolder(path)).rejects.toThrow('process 1 on host web-2')
  })

  it('takes over from a stranger who no longer does', async () => {
    const path = folder()
    writeFileSync(`${path}.lock`, JSON.stringify({ ...stranger, beats: true }))
    givers.push(await takeFolder(path, noLock))
  })

  it('touches the file as long as it has the folder', async () => {
    const path = folder()
    givers.push(await takeFolder(path, noLock))
    const mine: object = JSON.parse(readFileSync(`${path}.lock`, 'utf8'))
    const lockFile = `${path}.lock`
    const before = statSync(lockFile).mtimeMs
    await expect.poll(() => statSync(lockFile).mtimeMs, { timeout: 10_000 }).toBeGreaterThan(before)
    expect(mine).toMatchObject({ pid: process.pid, beats: true })
  })
})
