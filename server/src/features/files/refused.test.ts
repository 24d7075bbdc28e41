import { connect } from 'node:net'
import type { Socket } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { files } from '../../tables/files'
import { openFilesWorld } from './world.testing'
import type { FilesWorld } from './world.testing'

const FIVE_MEGABYTES = 5 * 1024 * 1024

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()

describe.each(['folder', 'S3'] as const)('a photo that is refused leaves nothing behind in %s', (kind) => {
  let world: FilesWorld
  let red: Buffer
  let blue: Buffer
  let huge: Buffer
  let key: string
  let shown: Buffer

  beforeAll(async () => {
    world = await openFilesWorld(kind)
    ;[red, blue] = await Promise.all([picture('red'), picture('blue')])
    huge = Buffer.concat([red, Buffer.alloc(FIVE_MEGABYTES + 1 - red.length)])
  })
  afterAll(() => world.close())

  async function granted(size: number): Promise<{ key: string; url: string }> {
    const response = await world.ask(world.photo, 'image/jpeg', size)
    expect(response.status).toBe(201)
    return (await response.json()) as { key: string; url: string }
  }

  const served = async () => Buffer.from(await (await world.call('GET', world.files.fileUrl(key))).arrayBuffer())
  const rows = () => world.db.sql.select().from(files)

  async function send(bytes: Buffer): Promise<number> {
    const place = await granted(bytes.length)
    key = place.key
    return (await world.put(place.url, bytes, 'image/jpeg')).status
  }

  /** Announces the whole body and sends half of it; ready when the server has begun to take it. */
  async function sendHalf(): Promise<Socket> {
    const { url } = await granted(huge.length - 1)
    const { pathname, search } = new URL(url)
    const { hostname, port } = new URL(world.address)
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    socket.write(
      `PUT ${pathname}${search} HTTP/1.1\r\nHost: volant\r\nContent-Type: image/jpeg\r\nContent-Length: ${huge.length - 1}\r\n\r\n`,
    )
    socket.write(huge.subarray(0, huge.length / 2))
    await expect.poll(() => world.underWay()).toHaveLength(1)
    return socket
  }

  // a photo stands in the place already: a refused one must not touch it
  beforeEach(async () => {
    await world.db.sql.delete(files)
    for (const name of await world.stored()) await world.storage.remove(name)
    await send(red)
    shown = await served()
  })

  async function expectNothingHappened(): Promise<void> {
    await expect.poll(() => world.underWay()).toEqual([])
    await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['ready'])
    const [standing] = await rows()
    expect(await world.stored()).toEqual([standing?.id])
    expect((await served()).equals(shown)).toBe(true)
    expect(await send(blue)).toBe(204)
    expect((await served()).equals(shown)).toBe(false)
    expect(await world.underWay()).toEqual([])
  }

  it('over 5 MB: before a byte is sent', async () => {
    const response = await world.ask(world.photo, 'image/jpeg', huge.length)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: [{ path: 'fileSize', code: 'outOfRange' }] })
    await expectNothingHappened()
  })

  it('over 5 MB: announced as small', async () => {
    const { url } = await granted(FIVE_MEGABYTES)
    const response = await world.put(url, huge, 'image/jpeg')
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    await expectNothingHappened()
  })

  it('over 5 MB: in pieces, without a length', async () => {
    const { url } = await granted(FIVE_MEGABYTES)
    const response = await world.call('PUT', url, {
      body: new Blob([new Uint8Array(huge)]).stream(),
      duplex: 'half',
      headers: { 'content-type': 'image/jpeg' },
    } as RequestInit)
    expect(response.status).toBe(413)
    await expectNothingHappened()
  })

  it.each([
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a text', () => Buffer.from('not a picture at all')],
    ['half a picture', () => red.subarray(0, red.length / 2)],
  ])('%s called photo.jpg', async (_what, make) => {
    const { url } = await granted(make().length)
    const response = await world.put(url, make(), 'image/jpeg')
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    await expectNothingHappened()
  })

  it('cut off half-way: the connection dies', async () => {
    const socket = await sendHalf()
    socket.destroy()
    await expectNothingHappened()
  })

  it('cut off half-way: the sender stops and listens', async () => {
    const socket = await sendHalf()
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.end()
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 400 [^]*"code":"BAD_USER_INPUT"/)
    await expectNothingHappened()
  })
})
