import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wipeKept } from '../../../lib/kept/database'
import { tokens } from '../../../lib/tokens'
import { missionQuery, reportedQuery } from '../mission-queries'
import { OwnMissionDocument, ReportedProblemsDocument } from '../queries.generated'
import { createPacker } from './pack'

const { request } = vi.hoisted(() => ({ request: vi.fn() }))
vi.mock('../../../lib/api', () => ({ request }))
vi.stubGlobal('localStorage', { getItem: () => `x.${btoa('{"sub":"driver","custom:role":"DRIVER"}')}.x` })
vi.stubGlobal('window', { location: { href: 'https://volant.test/' } })

const PAPER = 'https://volant.test/files/orders/paper.pdf'
/** What the server has: the missions to start, by their comment. */
let missions: Record<string, string>
let reported: readonly { id: string; seenAt: string | null }[]
const paper = vi.fn(async () => new Response('paper'))

beforeEach(() => {
  missions = { one: 'first' }
  reported = []
  paper.mockClear()
  vi.stubGlobal('fetch', paper)
  request.mockReset()
  request.mockImplementation(async (asked: unknown, { id, filter }: { id: string; filter?: { tab: string } }) => {
    if (asked === OwnMissionDocument)
      return {
        findDeliveryById: { id, comment: missions[id], docs: [{ url: PAPER, deleted: false }], validationDocs: [] },
      }
    if (asked === ReportedProblemsDocument) return { missionProblems: reported }
    const records = filter?.tab === 'SET' ? Object.keys(missions).map((one) => ({ id: one })) : []
    return { findAllDeliveries: { total: records.length, records } }
  })
})
afterEach(() => wipeKept(tokens.driver()))

const withoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } })

/** What a page shows that is opened without a network. */
async function withoutNetwork<T>(open: (client: QueryClient) => Promise<T>): Promise<T> {
  const answers = request.getMockImplementation()
  request.mockRejectedValue(new Error('no network'))
  try {
    return await open(withoutRetries())
  } finally {
    request.mockImplementation(answers ?? (() => undefined))
  }
}
const shownOffline = async (id: string) =>
  (await withoutNetwork((client) => client.fetchQuery(missionQuery(id))))?.comment

describe('packing', () => {
  it('brings each mission and its papers, whether a page shows it or not', async () => {
    await createPacker(withoutRetries()).pack()
    expect(await shownOffline('one')).toBe('first')
    expect(paper).toHaveBeenCalledWith(PAPER)
  })

  it('brings what was reported of it, and that the office has seen it', async () => {
    reported = [{ id: 'p', seenAt: '2026-11-23T10:05:00.000Z' }]
    await createPacker(withoutRetries()).pack()
    expect(await withoutNetwork((client) => client.fetchQuery(reportedQuery('one')))).toEqual(reported)
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
