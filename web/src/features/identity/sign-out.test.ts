import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
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
// as another request does that is refused because the session has just ended
const ended = vi.fn(async () => {
  tokens.clear()
  return Response.json({})
})
vi.stubGlobal('fetch', ended)
vi.stubGlobal('document', { documentElement: { lang: 'fr' } })

it('leaves nothing of a driver on the phone, also when another request ends the session first', async () => {
  const IdToken = `x.${btoa(JSON.stringify({ sub: 'driver-1', 'custom:role': 'DRIVER' }))}.x`
  tokens.keep({ IdToken, AccessToken: '', RefreshToken: 'y' })
  await (await keptDatabase())?.put('drafts', 'mine', 'm.PICK_UP')
  expect(await indexedDB.databases()).toHaveLength(1)
  await signOut()
  expect(ended).toHaveBeenCalledOnce()
  expect(await indexedDB.databases()).toEqual([])
})
