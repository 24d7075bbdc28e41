import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  for (const file of ['robots.txt', 'favicon.ico'])
    copyFileSync(new URL(`../../../../web/public/${file}`, import.meta.url), join(folder, file))
  writeFileSync(join(folder, 'index.html'), '<title>Volant</title>')
  writeFileSync(join(folder, 'login.html'), '<title>Login</title>')
  writeFileSync(join(folder, 'tracking.html'), '<title>Tracking</title>')
  writeFileSync(join(folder, 'verify.html'), '<title>Verify</title>')
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
    '/driver/missions',
    '/admin/pilot/deliveries/standard/requested/100001',
    '/delivery-customer-confirmation?token=x',
  ]) {
    const response = await doors.http.inject({ url, headers: { accept: '*/*' } })
    expect([url, response.body]).toEqual([url, '<title>Volant</title>'])
    expect(response.headers['cache-control']).toMatch(/no-cache|no-store/)
  }
})

it('answers the light pages with documents of their own', async () => {
  expect((await doors.http.inject('/login?next=/admin')).body).toBe('<title>Login</title>')
  expect((await doors.http.inject('/verify')).body).toBe('<title>Verify</title>')
  for (const url of ['/tracking/abc', '/tracking/a.secret?x=1'])
    expect([url, (await doors.http.inject(url)).body]).toEqual([url, '<title>Tracking</title>'])
})

it('keeps hashed files for a year, compressed beforehand', async () => {
  const response = await doors.http.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } })
  expect(response.headers['content-encoding']).toBe('br')
  expect(response.headers['cache-control']).toContain('immutable')
  expect((await doors.http.inject('/assets/app-1a2b.js')).body).toBe('let a')
})

it('answers 404 where no page is, with the page that says so', async () => {
  for (const url of [
    '/nothing',
    '/admin/pilot',
    '/login/again',
    '/tracking/a/b',
    '/Login',
    '/admin/pilot/nothing?page=1',
  ]) {
    const headers = { 'if-none-match': (await doors.http.inject('/driver/missions')).headers.etag }
    const response = await doors.http.inject({ url, headers })
    expect([url, response.statusCode, response.body]).toEqual([url, 404, '<title>Volant</title>'])
    expect(response.headers['content-type']).toMatch(/^text\/html/)
  }
})

it('answers what robots and old browsers ask for', async () => {
  for (const [url, type] of [
    ['/robots.txt', /^text\/plain/],
    ['/favicon.ico', /^image\//],
  ] as const) {
    const response = await doors.http.inject(url)
    expect([url, response.statusCode]).toEqual([url, 200])
    expect(response.headers['content-type']).toMatch(type)
  }
  expect((await doors.http.inject('/robots.txt')).body).not.toMatch(/tracking/)
})

it('does not answer what is no page', async () => {
  for (const url of ['/assets/gone.js', '/assets/app-1a2b.js.map', '/.env', '/things/x/y', '/health/none']) {
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
