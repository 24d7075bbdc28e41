import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSmallWorld } from '../../../test/doors'
import type { Doors } from '../operations/doors'

const schema = readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'volant-web-'))
let doors: Doors

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Volant</title>')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'let a')
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('let a'))
  writeFileSync(join(folder, 'assets/app-1a2b.js.map'), '{}')
  doors = await openSmallWorld({ schema, webFolder: folder })
  await doors.http.ready()
})
afterAll(async () => {
  await doors.close()
  rmSync(folder, { recursive: true })
})

it('answers every page with the app, never from a cache', async () => {
  for (const url of [
    '/',
    '/login',
    '/admin/pilot/deliveries/standard/requested/100001',
    '/tracking/abc',
    '/survey?token=x',
  ]) {
    const response = await doors.http.inject({ url, headers: { accept: '*/*' } })
    expect([url, response.body]).toEqual([url, '<title>Volant</title>'])
    expect(response.headers['cache-control']).toMatch(/no-cache|no-store/)
  }
})

it('keeps hashed files for a year, compressed beforehand', async () => {
  const response = await doors.http.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } })
  expect(response.headers['content-encoding']).toBe('br')
  expect(response.headers['cache-control']).toContain('immutable')
  expect((await doors.http.inject('/assets/app-1a2b.js')).body).toBe('let a')
})

it('does not answer what is no page', async () => {
  for (const url of [
    '/assets/gone.js',
    '/assets/app-1a2b.js.map',
    '/.env',
    '/things/x/y',
    '/graphql',
    '/health/none',
  ]) {
    expect([url, (await doors.http.inject(url)).statusCode]).toEqual([url, 404])
  }
  expect((await doors.http.inject({ method: 'POST', url: '/login', payload: {} })).statusCode).toBe(404)
  expect((await doors.http.inject('/assets/..%2f..%2fetc/passwd')).statusCode).toBe(404)
})

it('hides public links from caches, search engines and referrers', async () => {
  const { headers } = await doors.http.inject('/tracking/0123456789abcdef')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect((await doors.http.inject('/login')).headers['x-robots-tag']).toBeUndefined()
})
