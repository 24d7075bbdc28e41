import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { tableSearch } from '../features/deliveries/table/table-search'
import { openTab } from './tabs'

function open(panel: 'admin' | 'client', status: string, cause: 'preload' | 'enter' | 'stay') {
  // without retries, because nobody answers here
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answer = () =>
    openTab(panel)({ context: { queryClient }, params: { status }, search: tableSearch.validate({}), cause })
  const asked = () => queryClient.getQueryCache().getAll()
  return { answer, asked }
}

it('asks for the rows of a tab when it is opened, for each panel its own', () => {
  for (const [panel, role] of [
    ['admin', 'ADMIN'],
    ['client', 'CLIENT'],
  ] as const) {
    const { answer, asked } = open(panel, 'confirmed', 'enter')
    expect(answer()).toEqual({ tab: 'CONFIRMED' })
    expect(asked().map(({ queryKey }) => queryKey.slice(0, 4))).toEqual([['deliveries', 'table', role, 'CONFIRMED']])
  }
})

it('asks for none when a link is pointed at, nor while the tab stays', () => {
  for (const cause of ['preload', 'stay'] as const) {
    const { answer, asked } = open('admin', 'confirmed', cause)
    expect(answer()).toEqual({ tab: 'CONFIRMED' })
    expect(asked()).toEqual([])
  }
})

it('leads away from tabs that nobody has, without asking', () => {
  for (const [panel, status] of [
    ['admin', 'nothing'],
    ['client', 'alert'],
  ] as const) {
    const { answer, asked } = open(panel, status, 'enter')
    expect(answer).toThrow(expect.toSatisfy(isRedirect))
    expect(asked()).toEqual([])
  }
})
