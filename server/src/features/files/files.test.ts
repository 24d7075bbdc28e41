import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { subDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { files } from '../../tables/files'
import type { NewStoredFile } from './public'
import { DELIVERY, openFilesWorld } from './world.testing'
import type { FilesWorld } from './world.testing'

const BYTES = Buffer.from('%PDF-1.7 hello %%EOF')
const KEY = `Deliveries/${DELIVERY}/pv/100001.pdf`
let world: FilesWorld
let url: string

beforeAll(async () => {
  world = await openFilesWorld()
  url = new URL((await world.call('GET', '/nowhere')).url).origin
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.sql.delete(files)
  world.time.now = new Date()
  world.used.clear()
})

async function keep(change: Partial<NewStoredFile> = {}): Promise<string> {
  const pv = { key: KEY, bytes: BYTES, type: 'application/pdf', kind: 'pv', fileName: 'PV été.pdf' } as const
  return world.db.tx(await world.files.store({ ...pv, deliveryId: DELIVERY, ...change }))
}

const read = (path: string, headers: Record<string, string> = {}) => world.call('GET', path, { headers })
const remove = (key: string, as: string) => world.call('DELETE', `/s3/${key}`, { as })

describe('reading', () => {
  it('gives the bytes with headers that let a browser run nothing', async () => {
    await keep()
    const response = await read(world.files.fileUrl(KEY))
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(BYTES)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(BYTES.length),
      'content-disposition': `attachment; filename="PV ?t?.pdf"; filename*=UTF-8''PV%20%C3%A9t%C3%A9.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    })
  })

  it('shows a PDF in place to admins alone', async () => {
    await keep()
    const admin = { role: 'ADMIN', rank: 3, sub: uuid(), profileId: uuid(), language: 'fr' } as const
    const inline = await read(world.files.fileUrl(KEY, { viewer: admin }))
    expect(inline.headers.get('content-disposition')).toMatch(/^inline/)
  })

  it('does not send again what the browser has', async () => {
    await keep()
    const link = world.files.fileUrl(KEY)
    const etag = (await read(link)).headers.get('etag') ?? ''
    expect((await read(link, { 'if-none-match': etag })).status).toBe(304)
    expect(world.files.fileUrl(KEY)).toBe(link)
  })

  it('keeps a name with line breaks out of the headers', async () => {
    await keep({ fileName: 'a"\r\nX-Evil: 1.pdf' })
    const response = await read(world.files.fileUrl(KEY))
    expect([response.status, response.headers.get('x-evil')]).toEqual([200, null])
  })

  it.each([
    ['../../start.pdf', 'start.pdf'],
    ['C:\\Windows\\win.ini', 'win.ini'],
    ['papers/', 'papers'],
    ['/', 'file'],
  ])('is saved under its name alone: %s', async (fileName, name) => {
    await keep({ fileName })
    const { headers } = await read(world.files.fileUrl(KEY))
    expect(headers.get('content-disposition')).toBe(`attachment; filename=${name}`)
  })

  it('is over ten minutes after the link was made at the latest', async () => {
    await keep()
    const link = world.files.fileUrl(KEY)
    const start = world.time.now.getTime()
    world.time.now = new Date(start + 299_000)
    expect((await read(link)).status).toBe(200)
    world.time.now = new Date(start + 601_000)
    expect((await read(link)).status).toBe(404)
  })

  it('needs the signature of this very file and moment', async () => {
    await keep()
    await keep({ key: 'other.pdf' })
    const link = new URL(world.files.fileUrl(KEY), 'http://x')
    const { expires, signature } = Object.fromEntries(link.searchParams)
    const query = (e: string | undefined, s: string | undefined) => `?expires=${e}&signature=${s}`
    const later = String(Number(expires) + 300)
    for (const attempt of [
      `/files/${KEY}`,
      `/files/${KEY}?expires=${expires}`,
      `/files/${KEY}${query(later, signature)}`,
      `/files/${KEY}${query(expires, `${signature}x`)}`,
      `/files/${KEY}${query(`${expires}.0`, signature)}`,
      `/files/other.pdf${query(expires, signature)}`,
    ]) {
      const response = await read(attempt)
      expect([attempt, response.status]).toEqual([attempt, 404])
    }
  })

  it('answers the same for what is deleted or was never there', async () => {
    await keep()
    await remove(KEY, 'client')
    const gone = await (await read(world.files.fileUrl(KEY))).text()
    expect(gone).toBe(await (await read(world.files.fileUrl('never.pdf'))).text())
  })
})

describe('keys that try to leave the store', () => {
  const attempts = [
    '../sentinel',
    '..%2fsentinel',
    '%2e%2e/sentinel',
    '%2e%2e%2fsentinel',
    '..%5csentinel',
    '%252e%252e%252fsentinel',
    'a/../../sentinel',
    'a/%2e%2e/%2e%2e/sentinel',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'file:%2f%2f%2fetc%2fpasswd',
    'a%00.pdf',
    'a%0d%0ab.pdf',
    '.hidden',
    'a//b',
    'a%20b.pdf',
    '%ff',
    '%c3%a9.pdf',
    `${'a'.repeat(300)}`,
    '~root',
    'C:%5cwindows',
    '%',
  ]

  function raw(method: string, path: string): Promise<number> {
    return new Promise((done, fail) => {
      const { hostname, port } = new URL(url)
      const sent = request({ hostname, port, method, path, headers: { authorization: 'client' } }, (response) => {
        response.resume()
        done(response.statusCode ?? 0)
      })
      sent.on('error', fail)
      sent.end()
    })
  }

  it.each(attempts)('%s finds and removes nothing', async (attempt) => {
    const sentinel = join(world.folder, 'sentinel')
    mkdirSync(world.folder, { recursive: true })
    writeFileSync(sentinel, 'untouched')
    for (const method of ['DELETE /s3/', 'GET /files/', 'PUT /files/']) {
      const [verb = '', base = ''] = method.split(' ')
      const status = await raw(verb, base + attempt + (verb === 'GET' ? '?expires=99999999999&signature=x' : ''))
      expect([400, 401, 404]).toContain(status)
    }
    expect(readFileSync(sentinel, 'utf8')).toBe('untouched')
  })
})

describe('taking away', () => {
  it('is a question to the feature that owns the file, and tells who shows it', async () => {
    await keep()
    expect((await remove(KEY, 'stranger')).status).toBe(404)
    expect((await read(world.files.fileUrl(KEY))).status).toBe(200)
    const told: string[] = []
    world.bus.add([{ on: 'file.deleted', phase: 'rows', react: async ({ key }) => void told.push(key) }])
    const response = await remove(encodeURIComponent(KEY), 'client')
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(told).toEqual([KEY])
    expect((await remove(KEY, 'client')).status).toBe(404)
    expect(await world.stored()).not.toEqual([])
  })

  it('is refused while an invoice or a signed PV shows it', async () => {
    await keep()
    world.used.add(KEY)
    const response = await remove(KEY, 'admin')
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ reason: 'FILE_IN_USE' })
    expect((await read(world.files.fileUrl(KEY))).status).toBe(200)
  })

  it('needs somebody, and a file that belongs somewhere', async () => {
    await keep({ key: 'ours.pdf', deliveryId: undefined })
    expect((await remove('ours.pdf', 'admin')).status).toBe(404)
    expect((await world.call('DELETE', '/s3/ours.pdf')).status).toBe(401)
  })
})

describe('for other features', () => {
  it('knows our own links from others', () => {
    const { keyOf, fileUrl } = world.files
    expect(keyOf(fileUrl(KEY))).toBe(KEY)
    expect(keyOf(`https://volant.test/files/${KEY}`)).toBe(KEY)
    for (const other of [
      `https://evil.test/files/${KEY}`,
      `//evil.test/files/${KEY}`,
      'javascript:alert(1)',
      'http://169.254.169.254/',
      '/files/../s3/x',
      '/other',
      'https://[',
      '',
    ])
      expect(keyOf(other)).toBeUndefined()
  })

  it('replaces a file of the same key, and keeps none of an undone transaction', async () => {
    await keep()
    await keep({ bytes: Buffer.from('%PDF second') })
    expect(await (await read(world.files.fileUrl(KEY))).text()).toBe('%PDF second')
    const pdf = { bytes: BYTES, type: 'application/pdf', kind: 'pv', fileName: 'x.pdf' } as const
    const file = await world.files.store({ key: 'undone.pdf', ...pdf })
    const undone = world.db.tx(async (tx) => {
      await file(tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await world.files.find(world.db.sql, ['undone.pdf', KEY])).toHaveLength(1)
  })

  it('purges what was deleted a month ago, never sent, half taken, or left by an undone transaction', async () => {
    await world.purge()
    mkdirSync(join(world.folder, 'tmp'), { recursive: true })
    writeFileSync(join(world.folder, 'tmp', 'half'), 'the process was killed')
    const [deleted, recent, live] = [await keep({ key: 'a' }), await keep({ key: 'b' }), await keep({ key: 'c' })]
    const now = world.time.now
    const set = (id: string, deletedAt: Date) => world.db.sql.update(files).set({ deletedAt }).where(eq(files.id, id))
    await set(deleted, subDays(now, 31))
    await set(recent, subDays(now, 29))
    const orphan = uuid()
    await world.storage.put(orphan, BYTES, 'application/pdf')
    await world.purge()
    expect(await world.stored()).toEqual(expect.arrayContaining([recent, live, orphan]))
    expect(await world.stored()).not.toContain(deleted)
    expect(await world.underWay()).toEqual(['half'])
    world.time.now = new Date(Date.now() + 2 * 86_400_000)
    await world.purge()
    expect((await world.stored()).filter((name) => name === orphan || name === deleted)).toEqual([])
    expect(await world.stored()).toContain(live)
    expect(await world.underWay()).toEqual([])
  })

  it('goes on beside what others keep in the store, and ends between two pieces when it is told to', async () => {
    const gone = await keep({ key: 'a' })
    await world.db.sql.update(files).set({ deletedAt: subDays(world.time.now, 31) })
    const foreign = join(world.folder, 'files', gone.slice(-2), 'lost+found')
    writeFileSync(foreign, 'not ours')
    world.time.now = new Date(Date.now() + 2 * 86_400_000)
    await expect(world.purge(AbortSignal.abort())).rejects.toThrow()
    expect(await world.stored()).toContain(gone)
    await world.purge()
    expect(await world.stored()).not.toContain(gone)
    expect(await world.stored()).toContain('lost+found')
    rmSync(foreign)
  })
})
