import promises, { mkdtemp, readdir, rm, statfs, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { subHours } from 'date-fns'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chooseStorage } from './choose'
import { folderStorage } from './folder'
import { openS3Server, S3_KEYS } from './s3-server.testing'
import type { S3Server } from './s3-server.testing'
import type { Storage } from './storage'

let server: S3Server
let folder: string
const stores: Record<string, Storage> = {}
const s3 = { S3_BUCKET: 'volant', S3_REGION: 'eu-west-3', ...S3_KEYS }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volant-storage-'))
  server = await openS3Server('volant')
  const common = { DATA_DIR: folder, S3_REGION: 'eu-west-3', S3_READ_LINKS: false }
  stores['folder'] = await chooseStorage(common)
  stores['S3'] = await chooseStorage({ ...common, ...s3, S3_ENDPOINT: server.url })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function names(store: Storage): Promise<string[]> {
  const found: string[] = []
  for await (const { name, storedAt } of store.list()) {
    expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000)
    found.push(name)
  }
  return found
}

describe.each(['folder', 'S3'])('files in %s', (kind) => {
  const store = () => stores[kind]!

  it('come back byte for byte', async () => {
    const name = uuid()
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
    await store().put(name, bytes, 'image/png')
    expect((await buffer(await store().read(name))).equals(bytes)).toBe(true)
  })

  it('may be empty or written again', async () => {
    const name = uuid()
    await store().put(name, Buffer.from('first'), 'image/png')
    await store().put(name, Buffer.alloc(0), 'image/png')
    expect(await buffer(await store().read(name))).toHaveLength(0)
  })

  it('are listed until they are removed, and may be removed twice', async () => {
    const name = uuid()
    await store().put(name, Buffer.from('x'), 'application/pdf')
    expect(await names(store())).toContain(name)
    await store().remove(name)
    await store().remove(name)
    expect(await names(store())).not.toContain(name)
    await expect(store().read(name)).rejects.toMatchObject({ name: 'ObjectMissing' })
  })

  it.each(['../escape', 'a/b', '', '..', 'Cars/imagesbefore/x.jpg', `${'0'.repeat(36)}`])(
    'are never named "%s"',
    async (name) => {
      await expect(store().put(name, Buffer.from('x'), 'image/png')).rejects.toThrow(/named by an id/)
      await expect(store().read(name)).rejects.toThrow(/named by an id/)
      await expect(store().remove(name)).rejects.toThrow(/named by an id/)
    },
  )

  it('have room and a store that answers', async () => {
    await expect(store().ping()).resolves.toBeUndefined()
    expect(await store().hasRoom()).toBe(true)
    expect(await store().readLink(uuid(), { type: 'image/png', disposition: 'inline' })).toBeUndefined()
  })
})

describe('a folder', () => {
  it('holds nothing after a start that was half written long ago, and lets others write', async () => {
    const root = join(folder, 'half')
    await folderStorage(root)
    for (const name of ['left behind', 'under way']) await writeFile(join(root, '.new', name), 'half')
    const before = subHours(new Date(), 2)
    await utimes(join(root, '.new', 'left behind'), before, before)
    const store = await folderStorage(root)
    expect(await names(store)).toEqual([])
    expect(await readdir(join(root, '.new'))).toEqual(['under way'])
  })

  it('says when it is gone', async () => {
    const root = join(folder, 'gone')
    const store = await folderStorage(root)
    await rm(root, { recursive: true })
    await expect(store.ping()).rejects.toThrow()
  })

  it('says when its disk is all but full', async () => {
    const store = await folderStorage(join(folder, 'full'))
    const { blocks, ...rest } = await statfs(folder)
    const asked = vi.spyOn(promises, 'statfs').mockResolvedValue({ ...rest, blocks, bavail: blocks / 100 })
    syncBuiltinESMExports()
    await expect(store.ping()).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    asked.mockRestore()
    syncBuiltinESMExports()
    await expect(store.ping()).resolves.toBeUndefined()
  })
})

describe('S3', () => {
  const at = (S3_ENDPOINT: string, S3_READ_LINKS = false) =>
    chooseStorage({ ...s3, DATA_DIR: folder, S3_ENDPOINT, S3_READ_LINKS })

  it('gives links that a browser reads without us', async () => {
    const store = await at(server.url, true)
    const name = uuid()
    await store.put(name, Buffer.from('%PDF'), 'application/pdf')
    const link = await store.readLink(name, { type: 'application/pdf', disposition: 'attachment; filename="a.pdf"' })
    const response = await fetch(link ?? '')
    expect(await response.text()).toBe('%PDF')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="a.pdf"')
    expect((await fetch(link?.split('?')[0] ?? '')).status).toBe(403)
    const forged = new URL(link ?? '')
    forged.searchParams.set('response-content-disposition', 'inline')
    expect((await fetch(forged)).status).toBe(403)
    // it reads, and does nothing else
    expect((await fetch(link ?? '', { method: 'PUT', body: 'other' })).status).toBe(403)
    expect((await fetch(link ?? '', { method: 'DELETE' })).status).toBe(403)
    expect((await buffer(await store.read(name))).toString()).toBe('%PDF')
  })

  it('takes nothing from whoever has other keys', async () => {
    const store = await chooseStorage({
      ...s3,
      S3_SECRET_ACCESS_KEY: 'guessed',
      DATA_DIR: folder,
      S3_ENDPOINT: server.url,
      S3_READ_LINKS: false,
    })
    await expect(store.put(uuid(), Buffer.from('x'), 'image/png')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(store.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('is told to come back later when the store is away', async () => {
    const store = await at('http://127.0.0.1:1')
    await expect(store.read(uuid())).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'PROVIDER_UNAVAILABLE' })
    await expect(store.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('is not waited for without end where it stands still', { timeout: 60_000 }, async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const store = await at(`http://127.0.0.1:${port}`)
    await expect(store.read(uuid())).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'PROVIDER_UNAVAILABLE' })
    silent.closeAllConnections()
    silent.close()
  })
})
