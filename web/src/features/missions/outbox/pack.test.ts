import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wipeKept } from '../../../lib/kept/database'
import { tokens } from '../../../lib/tokens'
import { missionQuery } from '../mission-queries'
import { OwnMissionDocument } from '../queries.generated'
import { createPacker } from './pack'

const { request } = vi.hoisted(() => ({ request: vi.fn() }))
vi.mock('../../../lib/api', () => ({ request }))
vi.stubGlobal('localStorage', { getItem: () => `x.${btoa('{"sub":"driver","custom:role":"DRIVER"}')}.x` })
vi.stubGlobal('window', { location: { href: 'https://volant.test/' } })

const PAPER = 'https://volant.test/files/orders/paper.pdf'
/** What the server has: the missions to start, by their comment. */
let missions: Record<string, string>
const paper = vi.fn(async () => new Response('paper'))

beforeEach(() => {
  missions = { one: 'first' }
  paper.mockClear()
  vi.stubGlobal('fetch', paper)
  request.mockReset()
  request.mockImplementation(async (asked: unknown, { id, filter }: { id: string; filter?: { tab: string } }) => {
    if (asked === OwnMissionDocument)
      return {
        findDeliveryById: { id, comment: missions[id], docs: [{ url: PAPER, deleted: false }], validationDocs: [] },
      }
    const records = filter?.tab === 'SET' ? Object.keys(missions).map((one) => ({ id: one })) : []
    return { findAllDeliveries: { total: records.length, records } }
  })
})
afterEach(() => wipeKept(tokens.driver()))

const withoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } })

/** What a page shows that is opened without a network. */
async function shownOffline(id: string): Promise<string | null | undefined> {
  const answers = request.getMockImplementation()
  request.mockRejectedValue(new Error('no network'))
  try {
    return (await withoutRetries().fetchQuery(missionQuery(id)))?.comment
  } finally {
    request.mockImplementation(answers ?? (() => undefined))
  }
}

describe('packing', () => {
  it('brings each mission and its papers, whether a page shows it or not', async () => {
    await createPacker(withoutRetries()).pack()
    expect(await shownOffline('one')).toBe('first')
    expect(paper).toHaveBeenCalledWith(PAPER)
  })

  it('brings what has changed since, also where this page or an earlier one has an answer already', async () => {
    const client = withoutRetries()
    const packer = createPacker(client)
    await packer.pack()
    missions = { one: 'second' }
    await packer.pack()
    expect(await shownOffline('one')).toBe('second')
    missions = { one: 'third' }
    await createPacker(withoutRetries()).pack()
    expect(await shownOffline('one')).toBe('third')
  })

  it('brings a mission that was won while the app is open, and asks no more than the list where it was not', async () => {
    const packer = createPacker(withoutRetries())
    await packer.pack()
    const hint = (deliveryId: string) => ({ deliveryId, status: 'SET', version: 1 })
    expect([packer.knows(hint('one')), packer.knows(hint('won'))]).toEqual([true, false])
    request.mockClear()
    await packer.packWon()
    expect(request).toHaveBeenCalledTimes(1)
    missions = { ...missions, won: 'new' }
    await packer.packWon()
    expect(await shownOffline('won')).toBe('new')
    expect(packer.knows(hint('won'))).toBe(true)
  })
})
