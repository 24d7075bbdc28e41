import { expect, it } from 'vitest'
import { membersSearch, organizationsSearch } from './organizations-search'

it.each(['createdAt', 'name'])('sorts organisations by %s in both directions', (orderBy) => {
  for (const order of ['asc', 'desc'])
    expect(organizationsSearch.validate({ orderBy, order })).toMatchObject({ orderBy, order })
})

it('starts on the first page with the newest, also for invalid parameters', () => {
  const first = { page: 0, order: 'desc', orderBy: 'createdAt', open: '', search: '' }
  expect(organizationsSearch.defaults).toEqual(first)
  expect(organizationsSearch.validate({ page: '-1', order: 'up', orderBy: 'password' })).toEqual(first)
})

it('reads the page of an organisation’s people', () => {
  expect(membersSearch.validate({ page: '2', take: '25' })).toEqual({ page: 2, take: 25 })
  expect(membersSearch.validate({ page: 'x', take: '-1' })).toEqual({ page: 0, take: 10 })
})
