import 'fake-indexeddb/auto'
import type { me } from '@volant/contract/rest/auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { call, onSessionEnded } from '../../lib/api'
import { keptDatabase } from '../../lib/kept/database'
import { tokens } from '../../lib/tokens'
import { signOut } from './sign-out'

function storage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    clear: () => stored.clear(),
  }
}
vi.stubGlobal('localStorage', storage())
vi.stubGlobal('sessionStorage', storage())
vi.stubGlobal('document', { documentElement: { lang: 'fr' } })
vi.stubGlobal('window', { addEventListener: () => undefined })

const led = vi.fn()
onSessionEnded(led)

const hour = Date.now() / 1000 + 3600
const IdToken = `x.${btoa(JSON.stringify({ sub: 'driver-1', 'custom:role': 'DRIVER', exp: hour }))}.x`
/** What the server hears, with the token that it was sent. */
let heard: string[]
let answerTo: (path: string) => Promise<Response>
vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
  heard.push(`${path} ${headers['authorization']}`)
  return answerTo(path)
})
const refusal = () => Response.json({ code: 'UNAUTHENTICATED', message: '' }, { status: 401 })

beforeEach(async () => {
  heard = []
  led.mockClear()
  tokens.keep({ IdToken, AccessToken: '', RefreshToken: 'y' })
  await (await keptDatabase())?.put('drafts', 'mine', 'm.PICK_UP')
})

/** The page is led away by whoever signs out, once this holds. */
async function expectNothingLeft(): Promise<void> {
  expect(led).not.toHaveBeenCalled()
  expect(await indexedDB.databases()).toEqual([])
  expect([tokens.id(), tokens.refresh()]).toEqual([null, null])
}

it('ends the session on the server and leaves nothing of a driver on the phone', async () => {
  answerTo = async () => new Response(null, { status: 204 })
  expect(await indexedDB.databases()).toHaveLength(1)
  await signOut()
  expect(heard).toEqual([`/auth/logout ${IdToken}`])
  await expectNothingLeft()
})

it('is led away once, after everything is wiped, also when another request is refused meanwhile', async () => {
  let answer: (response: Response) => void = () => undefined
  answerTo = (path) =>
    path === '/auth/me'
      ? new Promise((resolve) => (answer = resolve))
      : Promise.resolve(new Response(null, { status: 204 }))
  const other = call<typeof me>('GET /auth/me')
  const out = signOut()
  await vi.waitFor(() => expect(heard).toContain(`/auth/logout ${IdToken}`))
  answerTo = async () => refusal()
  answer(refusal())
  await expect(other).rejects.toThrow()
  await out
  await expectNothingLeft()
})

it('stays signed out when the session was being renewed', async () => {
  let renew: (response: Response) => void = () => undefined
  answerTo = (path) =>
    path === '/auth/refresh-token' ? new Promise((resolve) => (renew = resolve)) : Promise.resolve(refusal())
  const other = call<typeof me>('GET /auth/me')
  await vi.waitFor(() => expect(heard).toContain(`/auth/refresh-token ${IdToken}`))
  await signOut()
  renew(Response.json({ AuthenticationResult: { IdToken, AccessToken: '', RefreshToken: 'z' } }))
  await expect(other).rejects.toThrow()
  await expectNothingLeft()
})

it('renews a token that has run out before it goes: the server lets nobody out with it', async () => {
  tokens.keep({ IdToken: `x.${btoa(JSON.stringify({ exp: 1 }))}.x`, AccessToken: '', RefreshToken: 'y' })
  answerTo = async (path) =>
    path === '/auth/refresh-token'
      ? Response.json({ AuthenticationResult: { IdToken, AccessToken: '', RefreshToken: 'z' } })
      : new Response(null, { status: 204 })
  await signOut()
  expect(heard.at(-1)).toBe(`/auth/logout ${IdToken}`)
  await expectNothingLeft()
})

it('forgets the session without a network too', async () => {
  answerTo = () => Promise.reject(new TypeError('Failed to fetch'))
  await signOut()
  await expectNothingLeft()
})
