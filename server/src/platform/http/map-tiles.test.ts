import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSmallWorld } from '../../../test/doors'
import { writeSmallTiles } from '../../../test/small-tiles'
import { Variables } from '../../variables'
import type { Doors } from '../operations/doors'
import { MAP_TILES_PATH, rangeOf } from './map-tiles'
import { webConfigOf } from './web-config'

const schema = readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'volant-tiles-'))
const path = join(folder, 'roads.pmtiles')
const SUPPORT = { SUPPORT_EMAIL: 'aide@convoyage.example', SUPPORT_PHONE: '+33 3 20 00 00 00' }
let archive: Buffer
let doors: Doors

beforeAll(async () => {
  archive = writeSmallTiles(path)
  doors = await openSmallWorld({ schema, mapTiles: path })
  await doors.http.ready()
})
afterAll(async () => {
  await doors.close()
  rmSync(folder, { recursive: true })
})

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  doors.http.inject({ method, url: MAP_TILES_PATH, headers: { 'accept-encoding': 'br', ...headers } })

it('answers with a piece of the archive', async () => {
  const answer = await ask({ range: 'bytes=0-126' })
  expect(answer.statusCode).toBe(206)
  expect(answer.headers).toMatchObject({
    'content-range': `bytes 0-126/${archive.length}`,
    'content-length': '127',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    etag: expect.stringMatching(/^"/),
  })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.rawPayload).toEqual(archive.subarray(0, 127))
})

it.each([
  ['bytes=100-', 100, undefined],
  ['bytes=-20', -20, undefined],
  ['bytes=10-999999999', 10, undefined],
  [`bytes=-999999999`, 0, undefined],
])('hears %s', async (range, start, end) => {
  const answer = await ask({ range })
  expect(answer.statusCode).toBe(206)
  expect(answer.rawPayload).toEqual(archive.subarray(start, end))
})

it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-', 'bytes=x-2'])(
  'answers whole to %s, which is no range it knows',
  async (range) => {
    const answer = await ask({ range })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(archive)
  },
)

it.each(['bytes=999999999-', 'bytes=-0'])('says 416 and its size to %s, which is outside', async (range) => {
  const answer = await ask({ range })
  expect(answer.statusCode).toBe(416)
  expect(answer.headers['content-range']).toBe(`bytes */${archive.length}`)
})

it('says what HEAD asks without reading the file', async () => {
  const whole = await ask({}, 'HEAD')
  expect([whole.statusCode, whole.headers['content-length'], whole.body]).toEqual([200, String(archive.length), ''])
  const piece = await ask({ range: 'bytes=0-9' }, 'HEAD')
  expect([piece.statusCode, piece.headers['content-length'], piece.body]).toEqual([206, '10', ''])
})

it('says 304 to who has it, and no piece of another archive', async () => {
  const etag = String((await ask({ range: 'bytes=0-1' })).headers.etag)
  expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304)
  expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206)
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(200)
  writeFileSync(`${path}.new`, Buffer.concat([archive, Buffer.from('more')]))
  renameSync(`${path}.new`, path)
  const stale = await ask({ range: 'bytes=0-1', 'if-range': etag })
  expect([stale.statusCode, stale.rawPayload.length]).toEqual([200, archive.length + 4])
  expect(stale.headers.etag).not.toBe(etag)
})

it('gives nothing but this file', async () => {
  for (const url of [
    `${MAP_TILES_PATH}/../x`,
    '/map/%2e%2e/secrets.json',
    '/map/..%2fsecrets.json',
    '/map/other.pmtiles',
  ])
    expect([url, (await doors.http.inject(url)).statusCode]).toEqual([url, 404])
})

it('says 404 when the file has gone, and where there is none', async () => {
  renameSync(path, `${path}.gone`)
  expect((await ask()).statusCode).toBe(404)
  renameSync(`${path}.gone`, path)
  const without = await openSmallWorld({ schema })
  expect((await without.http.inject(MAP_TILES_PATH)).statusCode).toBe(404)
  await without.close()
})

it('knows ranges of an empty file', () => {
  expect([rangeOf('bytes=0-', 0), rangeOf('bytes=-5', 0), rangeOf(undefined, 0)]).toEqual(['none', 'none', undefined])
})

it('tells the pages where the archive is, and lets them read it', () => {
  const told = (MAP_TILES?: string) => {
    const { config, mapOrigins, mapTiles } = webConfigOf({ ...Variables.parse({ MAP_TILES }), ...SUPPORT })
    return [config.mapTilesUrl, mapOrigins, mapTiles]
  }
  expect(told()).toEqual([null, [], undefined])
  expect(told('/data/roads.pmtiles')).toEqual([MAP_TILES_PATH, [], '/data/roads.pmtiles'])
  const remote = 'https://tiles.example.fr/france.pmtiles'
  expect(told(remote)).toEqual([remote, ['https://tiles.example.fr'], undefined])
})
