import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { FolderInUse, takeFolder } from './guard'

const givers: (() => void)[] = []
afterEach(() => {
  for (const give of givers.splice(0)) give()
})

const folder = () => join(mkdtempSync(join(tmpdir(), 'volant-guard-')), 'db')

describe('the data folder guard', () => {
  it('refuses a second holder and names the first', async () => {
    const path = folder()
    givers.push(await takeFolder(path))
    await expect(takeFolder(path)).rejects.toThrow(FolderInUse)
    await expect(takeFolder(path)).rejects.toThrow(String(process.pid))
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
    const give = await takeFolder(join(path, '..', 'other'))
    givers.push(give)
    const { readFileSync } = await import('node:fs')
    const mine = readFileSync(join(path, '..', 'other.lock'), 'utf8')
    writeFileSync(`${path}.lock`, mine)
    await expect(takeFolder(path)).rejects.toThrow(FolderInUse)
  })
})
