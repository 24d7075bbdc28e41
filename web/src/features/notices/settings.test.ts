import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import type { NoticeKind } from '@volant/domain/notices/kinds'
import { expect, it, vi } from 'vitest'
import { muteOptions, noticeSettingsQuery, switchKind } from './settings'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('document', { documentElement: { lang: 'fr' } })

/** What the server holds. It refuses to switch reminders off. */
let held: readonly NoticeKind[]
let asked: ('read' | 'save')[]
const isAsked = (...what: typeof asked) => vi.waitFor(() => expect(asked).toEqual(what), { interval: 1 })
vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
  const { variables } = JSON.parse(body) as { variables: { input?: { muted: NoticeKind[] } } }
  const muted = variables.input?.muted
  asked.push(muted ? 'save' : 'read')
  await new Promise((resolve) => setTimeout(resolve, 20))
  if (muted?.includes('REMINDER'))
    return Response.json({ errors: [{ message: '', extensions: { code: 'FORBIDDEN' } }] })
  held = muted ?? held
  const settings = { publicKey: 'key', muted: held }
  return Response.json({ data: { ownNoticeSettings: settings, updateOwnNoticeSettings: settings } })
})

/** A page that shows the switches. */
async function page() {
  held = []
  asked = []
  const client = new QueryClient()
  const settings = new QueryObserver(client, noticeSettingsQuery)
  settings.subscribe(() => undefined)
  await vi.waitFor(() => expect(settings.getCurrentResult().data).toBeDefined())
  const save = new MutationObserver(client, muteOptions(client))
  return {
    shown: () => settings.getCurrentResult().data?.muted,
    off: (kind: NoticeKind) => save.mutate(switchKind(client, kind, true)),
    isDone: () => expect(client.isMutating() + client.isFetching()).toBe(0),
  }
}

const BOTH = ['OFFER_LOST', 'NEW_AUCTION']

it('saves two kinds that are switched off one right after the other', async () => {
  const { shown, off, isDone } = await page()
  void off('OFFER_LOST')
  await isAsked('read', 'save')
  void off('NEW_AUCTION')
  expect(shown()).toEqual(BOTH)
  await vi.waitFor(isDone)
  expect([held, shown(), asked]).toEqual([BOTH, BOTH, ['read', 'save', 'save', 'read']])
})

it('keeps the second one while the page asks what holds after the first', async () => {
  const { shown, off, isDone } = await page()
  void off('OFFER_LOST')
  await isAsked('read', 'save', 'read')
  void off('NEW_AUCTION')
  await isAsked('read', 'save', 'read', 'save')
  expect(shown()).toEqual(BOTH)
  await vi.waitFor(isDone)
  expect([held, shown()]).toEqual([BOTH, BOTH])
})

it('shows again what the server holds where it refuses', async () => {
  const { shown, off, isDone } = await page()
  await expect(off('REMINDER')).rejects.toThrow()
  await vi.waitFor(isDone)
  expect(shown()).toEqual([])
})
