import { OPERATIONS } from '@volant/domain/permissions/operations'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../test/database'
import { buildApp } from './app'
import type { App } from './app'
import { readConfig } from './config'
import { createLogger } from './platform/log/logger'
import { describeCatalogue } from './platform/operations/catalogue'

const now = new Date('2026-03-02T09:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'volant-app-'))
const silent = new Writable({ write: (_line, _encoding, done) => done() })

let app: App
beforeAll(async () => {
  const config = readConfig({
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PUBLIC_URL: 'https://volant.test',
    SURVEY_ORIGIN: 'https://avis.test',
  })
  app = await buildApp(config, {
    clock: { now: () => now },
    database: testDatabase,
    log: createLogger('warn', silent),
  })
  await app.http.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('the composition', () => {
  it('keeps whatever is behind a secret link out of caches, search engines and referrers', async () => {
    const hidden = async (url: string) => (await app.http.inject({ url })).headers['x-robots-tag'] === 'noindex'
    for (const url of [
      '/tracking/secret',
      '/delivery/unAuth/secret',
      '/delivery-customer-confirmation?token=secret',
      '/delivery/confirm/secret',
      '/delivery/confirm-delivery-by-sms',
      '/survey?token=secret',
      '/delivery-rating/rated/secret',
      '/driver-mandate/secret',
    ])
      expect([url, await hidden(url)]).toEqual([url, true])
    for (const url of ['/', '/login', '/delivery/confirmed', '/trackings'])
      expect([url, await hidden(url)]).toEqual([url, false])
  })

  it('lets the survey be asked and answered from an origin of its own', async () => {
    const allowed = async (origin: string) => {
      const { headers } = await app.http.inject({ url: '/delivery-rating/questions', headers: { origin } })
      return headers['access-control-allow-origin'] === origin
    }
    expect([await allowed('https://avis.test'), await allowed('https://elsewhere.test')]).toEqual([true, false])
    expect((await app.http.inject('/config.json')).json()).toMatchObject({ surveyOrigin: 'https://avis.test' })
  })

  it('opens every operation of the access table', () => {
    const described = describeCatalogue(app.catalogue)
    expect(described.map(({ name }) => name).toSorted()).toEqual(Object.keys(OPERATIONS).toSorted())
  })

  it('refuses anonymous calls at every door that is not open to all', async () => {
    for (const { name, door, access } of describeCatalogue(app.catalogue)) {
      if (!access || 'anonymous' in access || 'token' in access || 'developers' in access || door !== 'rest') continue
      const [method = '', path = ''] = name.split(' ')
      const response = await app.http.inject({
        method: method as 'GET',
        url: path.replaceAll(/\{\w+\}/g, 'x'),
        headers: { authorization: 'no-token' },
      })
      expect([name, response.statusCode]).toEqual([name, 401])
    }
  })

  it('is ready once the database answers', async () => {
    expect((await app.http.inject('/health/ready')).statusCode).toBe(200)
    expect((await app.http.inject('/config.json')).json()).toMatchObject({ demo: false, mapStyleUrl: null })
  })

  it('describes its calls', async () => {
    const { paths } = (await app.http.inject('/docs/page/json')).json<{ paths: object }>()
    expect(Object.keys(paths)).toContain('/auth/login-gestion')
  })
})
