import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { files } from '../../tables/files'
import { DRIVER, ORGANIZATION, VEHICLE, openFilesWorld } from './world.testing'
import type { FilesWorld } from './world.testing'

let world: FilesWorld
let jpeg: Buffer
let png: Buffer
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

beforeAll(async () => {
  world = await openFilesWorld()
  const noise = Buffer.from(Array.from({ length: 90 * 60 * 3 }, (_, index) => (index * 37) % 256))
  png = await sharp(noise, { raw: { width: 90, height: 60, channels: 3 } })
    .png()
    .toBuffer()
  jpeg = await sharp(png)
    .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '48/1 51/1 0/1', GPSLatitudeRef: 'N' } } })
    .jpeg()
    .toBuffer()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.sql.delete(files)
  world.time.now = new Date()
  Object.assign(world.rights, { lost: false, refused: false })
})

async function granted(metadata: object, type: string, size: number): Promise<{ key: string; url: string }> {
  const response = await world.ask(metadata, type, size)
  expect(response.status).toBe(201)
  return (await response.json()) as { key: string; url: string }
}

async function isReady(key: string): Promise<boolean> {
  return (await world.files.find(world.db.sql, [key])).length === 1
}

describe('asking for an upload', () => {
  it('gives a key of the known shape and a link to ourselves', async () => {
    const { key, url } = await granted(world.photo, 'image/jpeg', jpeg.length)
    expect(key).toBe(`Cars/imagesbefore/${VEHICLE}-topLeft.jpg`)
    expect(url).toMatch(new RegExp(`^https://volant\\.test/files/${key}\\?token=`))
    const extra = { ...world.photo, CarState: 'extraImages', imagePos: 'key', state: 'after' }
    expect((await granted(extra, 'image/png', 1)).key).toBe(`Cars/extraImages/${VEHICLE}-after-key.png`)
    expect((await granted(world.document, 'application/pdf', 1)).key).toMatch(/^Deliveries\/[\w-]+\/doc\/\w+\.pdf$/)
  })

  it.each([
    ['photo', 'application/pdf', 100, 'fileType', 'notAllowed'],
    ['photo', 'image/svg+xml', 100, 'fileType', 'notAllowed'],
    ['photo', 'image/jpeg', 5 * 1024 * 1024 + 1, 'fileSize', 'outOfRange'],
    ['document', 'text/html', 100, 'fileType', 'notAllowed'],
    ['document', 'application/pdf', 10 * 1024 * 1024 + 1, 'fileSize', 'outOfRange'],
    ['document', 'application/pdf', 0, 'fileSize', 'outOfRange'],
  ] as const)('refuses a %s of %s with %d bytes', async (what, type, size, path, code) => {
    const response = await world.ask(world[what], type, size)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: [{ path, code }] })
  })

  it('takes a PDF or a picture as the slot of the driver says', async () => {
    const slot = (name: string) => ({ module: 'driver', driverId: DRIVER, slot: name })
    expect((await world.ask(slot('kbisPath'), 'application/pdf', 10_000_000)).status).toBe(201)
    expect((await world.ask(slot('kbisPath'), 'image/png', 100)).status).toBe(400)
    expect((await world.ask(slot('idPath2'), 'image/png', 100)).status).toBe(201)
    expect((await world.ask(slot('idPath2'), 'application/pdf', 100)).status).toBe(400)
  })

  it('takes the report that a driver leaves as evidence as a PDF, and a problem as a photo only', async () => {
    const ask = async (kind: string) =>
      (await world.ask({ ...world.document, kind }, 'application/pdf', 10_000_000)).status
    expect(await Promise.all(['validationDoc', 'evidence', 'problem'].map(ask))).toEqual([201, 201, 400])
  })

  it('leaves the decision to the feature that owns the place', async () => {
    expect((await world.ask(world.photo, 'image/jpeg', 1, 'stranger')).status).toBe(404)
    expect((await world.ask({ ...world.photo, deliveryId: uuid() }, 'image/jpeg', 1)).status).toBe(404)
    expect((await world.ask({ module: 'driver', driverId: uuid(), kind: 'avatar' }, 'image/png', 1)).status).toBe(403)
    expect(await world.db.sql.$count(files)).toBe(0)
  })

  it('stops at two hundred files a day and two gigabytes of papers an organisation', async () => {
    const [mine] = await world.files.find(world.db.sql, [])
    expect(mine).toBeUndefined()
    const { key } = await granted(world.document, 'application/pdf', 1)
    const [row] = await world.db.sql.select().from(files)
    if (!row) throw new Error('missing')
    const many = Array.from({ length: 199 }, (_, index) => ({ ...row, id: uuid(), key: `${key}${index}` }))
    await world.db.sql.insert(files).values(many)
    const refused = await world.ask(world.document, 'application/pdf', 1)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400'])
    await world.db.sql.delete(files)
    const full = { state: 'ready', size: 2 ** 31 - 1, organizationId: ORGANIZATION } as const
    await world.db.sql.insert(files).values({ ...row, ...full, id: uuid(), kind: 'photo', key: 'photo.jpg' })
    expect((await world.ask(world.document, 'application/pdf', 100)).status).toBe(201)
    await world.db.sql.insert(files).values({ ...row, ...full, id: uuid() })
    const over = await world.ask(world.document, 'application/pdf', 100)
    expect(over.status).toBe(413)
    expect(await over.json()).toMatchObject({ reason: 'QUOTA_EXCEEDED' })
  })
})

describe('sending the bytes', () => {
  it('keeps a photo upright and without the place it was taken at', async () => {
    const { key, url } = await granted(world.photo, 'image/jpeg', jpeg.length)
    expect(await sharp(jpeg).metadata()).toMatchObject({ exif: expect.any(Buffer), orientation: 6 })
    const response = await world.put(url, jpeg, 'image/jpeg')
    expect([response.status, await response.text()]).toEqual([204, ''])
    const served = Buffer.from(await (await world.call('GET', world.files.fileUrl(key))).arrayBuffer())
    const { exif, width, height, format } = await sharp(served).metadata()
    expect({ exif, width, height, format }).toEqual({ exif: undefined, width: 60, height: 90, format: 'jpeg' })
  })

  it('works once, also for fifty at the same time', async () => {
    const { url } = await granted(world.photo, 'image/png', png.length)
    const statuses = await Promise.all(
      Array.from({ length: 50 }, () => world.put(url, png, 'image/png').then(({ status }) => status)),
    )
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(49)
    expect((await world.put(url, png, 'image/png')).status).toBe(401)
  })

  it('lets a new photo take over the place of the old one', async () => {
    const first = await granted(world.photo, 'image/png', png.length)
    const second = await granted(world.photo, 'image/png', pdf.length + png.length)
    await world.put(first.url, png, 'image/png')
    expect((await world.put(second.url, png, 'image/png')).status).toBe(204)
    expect(first.key).toBe(second.key)
    const rows = await world.db.sql.select().from(files)
    expect(rows.map(({ state, deletedAt }) => [state, deletedAt !== null]).sort()).toEqual([
      ['ready', false],
      ['ready', true],
    ])
  })

  it('keeps the bytes of a file that was committed without anybody hearing of it', async () => {
    const { key, url } = await granted(world.photo, 'image/png', png.length)
    world.commits.unheard = true
    expect((await world.put(url, png, 'image/png')).status).toBe(503)
    world.commits.unheard = false
    expect(await isReady(key)).toBe(true)
    expect((await world.call('GET', world.files.fileUrl(key))).status).toBe(200)
  })

  it('refuses a link that is late, changed, of another key or of no one', async () => {
    const { key, url } = await granted(world.document, 'application/pdf', pdf.length)
    const other = await granted(world.document, 'application/pdf', pdf.length)
    const token = new URL(url).searchParams.get('token') ?? ''
    const none = Buffer.from('{"alg":"none","typ":"upload"}').toString('base64url')
    const attempts = [
      `/files/${key}`,
      `/files/${key}?token=x`,
      `/files/${key}?token=${token.slice(0, -4)}AAAA`,
      `/files/${key}?token=${none}.${token.split('.')[1]}.`,
      `/files/${other.key}?token=${token}`,
      `/files/Cars/imagesbefore/${VEHICLE}-top.jpg?token=${token}`,
    ]
    for (const attempt of attempts) expect((await world.put(attempt, pdf, 'application/pdf')).status).toBe(401)
    world.time.now = new Date(world.time.now.getTime() + 301_000)
    expect((await world.put(url, pdf, 'application/pdf')).status).toBe(401)
    expect(await isReady(key)).toBe(false)
  })

  it('asks again whether the file may still be sent, and keeps the one before where it may not', async () => {
    const before = await granted(world.photo, 'image/png', png.length)
    await world.put(before.url, png, 'image/png')
    const [kept] = await world.files.find(world.db.sql, [before.key])
    for (const [right, status] of [
      ['refused', 409],
      ['lost', 401],
    ] as const) {
      const { url } = await granted(world.photo, 'image/png', png.length)
      world.rights[right] = true
      expect((await world.put(url, png, 'image/png')).status).toBe(status)
      world.rights[right] = false
      expect((await world.put(url, png, 'image/png')).status).toBe(401)
    }
    expect(await world.files.find(world.db.sql, [before.key])).toEqual([kept])
  })

  it('takes the type that was asked for, however it is written, and no other', async () => {
    const refused = await granted(world.document, 'application/pdf', pdf.length)
    expect((await world.put(refused.url, pdf, 'text/html')).status).toBe(415)
    expect((await world.put(refused.url, pdf, 'application/pdf')).status).toBe(401)
    const { key, url } = await granted(world.document, 'application/pdf', pdf.length)
    expect((await world.put(url, pdf, 'application/pdf; charset=binary')).status).toBe(204)
    expect([await isReady(refused.key), await isReady(key)]).toEqual([false, true])
  })

  it('cuts a body that is longer than announced, with or without a length', async () => {
    const big = Buffer.concat([pdf, Buffer.alloc(500_000)])
    const first = await granted(world.document, 'application/pdf', 1000)
    expect((await world.put(first.url, big, 'application/pdf')).status).toBe(413)
    const { key, url } = await granted(world.document, 'application/pdf', 1000)
    const chunked = new Blob([new Uint8Array(big)]).stream()
    const response = await world.call('PUT', url, {
      body: chunked,
      duplex: 'half',
      headers: { 'content-type': 'application/pdf' },
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(await isReady(key)).toBe(false)
  })
})

describe('hostile files', () => {
  const script = '<script>alert(1)</script>'
  const huge = () =>
    sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer()

  it.each([
    ['an SVG', 'image/png', () => `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 415],
    ['a page', 'image/jpeg', () => `<!doctype html>${script}`, 415],
    ['a page called PDF', 'application/pdf', () => `<html>${script}</html>`, 415],
    ['nothing', 'image/png', () => '', 400],
    ['no PDF at all', 'application/pdf', () => '', 400],
    ['a PNG header and a script', 'image/png', () => Buffer.concat([png.subarray(0, 33), Buffer.from(script)]), 415],
    ['a JPEG header and a script', 'image/jpeg', () => Buffer.concat([jpeg.subarray(0, 20), Buffer.from(script)]), 415],
    ['a JPEG cut in the middle', 'image/jpeg', () => jpeg.subarray(0, jpeg.length / 2), 415],
    ['a PNG cut in the middle', 'image/png', () => png.subarray(0, png.length / 2), 415],
    ['a PDF cut in the middle', 'application/pdf', () => pdf.subarray(0, 20), 415],
    ['a PNG sent as JPEG', 'image/jpeg', () => png, 415],
    ['a JPEG sent as PDF', 'application/pdf', () => jpeg, 415],
    ['a PDF sent as PNG', 'image/png', () => pdf, 415],
    ['a GIF', 'image/png', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 415],
    ['a ZIP', 'application/pdf', () => Buffer.from('PK\x03\x04'.padEnd(60, '\0'), 'latin1'), 415],
    ['a program', 'image/png', () => Buffer.from('\x7fELF'.padEnd(60, '\0'), 'latin1'), 415],
    ['64 million pixels', 'image/png', huge, 413],
  ])('%s sent as %s is not kept', async (_what, type, make, status) => {
    const bytes = Buffer.from(await make())
    const before = await world.stored()
    const metadata = type === 'application/pdf' ? world.document : world.photo
    const { key, url } = await granted(metadata, type, Math.max(bytes.length, 1))
    const response = await world.put(url, bytes, type)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ statusCode: status })
    expect(await isReady(key)).toBe(false)
    expect(await world.stored()).toEqual(before)
    expect(await readdir(join(world.folder, 'tmp'))).toEqual([])
  })

  it('loses what hides behind a picture', async () => {
    const polyglot = Buffer.concat([jpeg, Buffer.from(script)])
    const { key, url } = await granted(world.photo, 'image/jpeg', polyglot.length)
    expect((await world.put(url, polyglot, 'image/jpeg')).status).toBe(204)
    expect(await (await world.call('GET', world.files.fileUrl(key))).text()).not.toContain('script')
  })
})
