import { environmentManager, QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { countsQuery } from './counts'
import { detailQuery } from './detail/detail-query'
import { evidenceQuery } from './detail/evidence/evidence-query'
import { expensesQuery, openExpensesQuery } from './expenses/expense-queries'
import { liveDeliveriesQuery, liveVerdictsQuery } from './live-map/live-deliveries'
import { panelQuery } from './panel/panel-query'
import { missionsQuery, toAssignQuery } from './planning/planning-query'
import { openProblemsQuery, problemsQuery } from './problems/problem-queries'
import { tableQuery } from './table/table-query'
import { searchOf, tableSearch } from './table/table-search'
import { toHandleQuery } from './table/to-handle-query'

const A_MINUTE = 60_000

// without a window the library takes itself for a server, which asks nothing again
beforeAll(() => environmentManager.setIsServer(() => false))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often a page that stays open asks within a minute. */
async function askedIn(ms: number, options: object): Promise<number> {
  const queryFn = vi.fn(() => Promise.resolve([]))
  const asked = options as { queryKey: QueryKey }
  const observer = new QueryObserver(new QueryClient(), { ...asked, queryFn })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(ms)
  leave()
  return queryFn.mock.calls.length
}

const table = (tab: DeliveryTab) => tableQuery('ADMIN', tab, searchOf('ADMIN', tab, tableSearch.defaults))

it.each([
  ['the counts', countsQuery('ADMIN')],
  ['what needs a hand', toHandleQuery(0)],
  ['an open tab', table('ALERT')],
  ['the panel', panelQuery('ADMIN', '100042', 'fr')],
  ['the detail', detailQuery('ADMIN', '100042')],
  ['the missions of the planning', missionsQuery(['2026-06-15'])],
  ['the tray of the planning', toAssignQuery('', 0)],
])('%s is asked for again each minute', async (_, options) => {
  expect(await askedIn(2 * A_MINUTE + 1, options)).toBe(3)
})

it('the live map reads its list once and its verdicts each minute, what is over once', async () => {
  expect(await askedIn(3 * A_MINUTE, liveDeliveriesQuery('ADMIN'))).toBe(1)
  expect(await askedIn(2 * A_MINUTE + 1, liveVerdictsQuery('ADMIN'))).toBe(2)
  expect(await askedIn(3 * A_MINUTE, table('COMPLETED'))).toBe(1)
})

it.each([
  ['receipts of a delivery', expensesQuery('0197')],
  ['receipts that wait', openExpensesQuery],
  ['photos of the problems of a delivery', problemsQuery('0197')],
  ['photos of problems that nobody has seen', openProblemsQuery],
  ['the files of evidence', evidenceQuery('0197')],
])('%s are asked for anew before their links end', async (_, options) => {
  expect(await askedIn(5 * A_MINUTE, options)).toBe(2)
})
