import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { askForBackup, openBackupDoor } from './door'
import type { MakeBackup } from './door'

const folder = mkdtempSync(join(tmpdir(), 'volant-door-'))
const file = join(folder, 'backup.door')
const doors: { close(): Promise<void> }[] = []

async function open(make: MakeBackup) {
  const door = await openBackupDoor(file, make)
  doors.push(door)
  return door
}

/** A backup that ends when the test says so, or with the server. */
function slow() {
  let end: () => void = () => undefined
  let begun: () => void = () => undefined
  const started = new Promise<void>((resolve) => void (begun = resolve))
  const make: MakeBackup = (path, signal) =>
    new Promise((resolve, reject) => {
      begun()
      end = () => resolve({ path })
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  return { make, started, end: () => end() }
}

afterEach(async () => {
  for (const door of doors.splice(0)) await door.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the door of a server for backups', () => {
  it('makes a backup for whoever may read the data folder, and tells what it made', async () => {
    await open(async (path) => ({ path, bytes: 12 }))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await askForBackup(file, '/backups/a.tar')).toEqual({ path: '/backups/a.tar', bytes: 12 })
  })

  it('tells why the database refused, and nothing of its rows', async () => {
    const refused = new DrizzleQueryError('INSERT …', ['Ada'], new Error('permission denied for schema public'))
    await open(() => Promise.reject(refused))
    const told = /^A statement failed in the database: permission denied for schema public$/
    await expect(askForBackup(file, '/backups/a.tar')).rejects.toThrow(told)
  })

  it('tells why there is none', async () => {
    await open(() => Promise.reject(new Error('no space left')))
    await expect(askForBackup(file, '/a.tar')).rejects.toThrow('no space left')
  })

  it('is shut to anybody else', async () => {
    let made = 0
    await open(async () => void (made += 1))
    const { port } = JSON.parse(readFileSync(file, 'utf8')) as { port: number }
    writeFileSync(file, JSON.stringify({ port, key: 'guessed' }))
    await expect(askForBackup(file, '/a.tar')).rejects.toThrow('Another server answered')
    const bare = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"path":"/a.tar"}' })
    expect(bare.status).toBe(401)
    expect(made).toBe(0)
  })

  it('makes one at a time', async () => {
    const { make, started, end } = slow()
    await open(make)
    const first = askForBackup(file, '/a.tar')
    await started
    await expect(askForBackup(file, '/b.tar')).rejects.toThrow('A backup is under way')
    end()
    expect(await first).toEqual({ path: '/a.tar' })
  })

  it('gives a backup up when the server stops, and leaves no address behind', async () => {
    const { make, started } = slow()
    const door = await open(make)
    const asked = askForBackup(file, '/a.tar')
    await Promise.all([expect(asked).rejects.toThrow('The server stops'), started.then(() => door.close())])
    expect(existsSync(file)).toBe(false)
    await expect(askForBackup(file, '/a.tar')).rejects.toThrow('no server answers')
  })

  it('is not found where a server was killed', async () => {
    const door = await open(async () => undefined)
    const left = readFileSync(file, 'utf8')
    await door.close()
    writeFileSync(file, left)
    await expect(askForBackup(file, '/a.tar')).rejects.toThrow('no server answers')
  })
})
