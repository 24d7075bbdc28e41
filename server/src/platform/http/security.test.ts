import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { Variables } from '../../variables'
import { secure } from './security'
import { webConfigOf } from './web-config'

const SUPPORT = { SUPPORT_EMAIL: 'aide@convoyage.example', SUPPORT_PHONE: '+33 3 20 00 00 00' }

/** What an answer says with these settings to whoever asks from elsewhere. */
async function headersWith(settings: Record<string, string>, origins: readonly string[] = []) {
  const { chatOrigins, mapOrigins } = webConfigOf({ ...Variables.parse(settings), ...SUPPORT })
  const app = Fastify()
  await secure(app, { origins, https: false, publicLinks: [], chatOrigins, mapOrigins })
  app.get('/', () => 'hello')
  const { headers } = await app.inject({ url: '/', headers: { origin: 'https://partner.test' } })
  await app.close()
  return headers
}

/** What the policy lets stand in a frame with these settings. */
async function framesWith(settings: Record<string, string>): Promise<string | undefined> {
  const headers = await headersWith(settings)
  return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

it('lets no other origin in where none is listed', async () => {
  expect((await headersWith({}))['access-control-allow-origin']).toBeUndefined()
  const listed = await headersWith({}, ['https://partner.test'])
  expect(listed['access-control-allow-origin']).toBe('https://partner.test')
})

it('lets a listed origin send every header that the pages send', async () => {
  const { chatOrigins, mapOrigins } = webConfigOf({ ...Variables.parse({}), ...SUPPORT })
  const app = Fastify()
  await secure(app, { origins: ['https://partner.test'], https: false, publicLinks: [], chatOrigins, mapOrigins })
  const { headers } = await app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: { origin: 'https://partner.test', 'access-control-request-method': 'POST' },
  })
  await app.close()
  expect(String(headers['access-control-allow-headers']).split(', ')).toEqual(
    expect.arrayContaining(['authorization', 'idempotency-key', 'if-match', 'x-sent-at']),
  )
})

it('lets the page of the chat stand in a frame, by its origin, and no other', async () => {
  expect(await framesWith({})).toBe("'self'")
  expect(await framesWith({ CHAT_URL: 'https://chat.example.com/widget?team=7' })).toBe(
    "'self' https://chat.example.com",
  )
  expect(await framesWith({ CHAT_URL: 'https://chat.example.com:8443/' })).toBe("'self' https://chat.example.com:8443")
})
