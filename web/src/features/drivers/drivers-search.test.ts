import { expect, it } from 'vitest'
import { driversSearch } from './drivers-search'

it.each(['createdAt', 'lastName', 'nbDeals', 'totalRating'])('sorts drivers by %s in both directions', (orderBy) => {
  for (const order of ['asc', 'desc'])
    expect(driversSearch.validate({ orderBy, order })).toMatchObject({ orderBy, order })
})

it('starts on the first page with the newest, also for invalid parameters', () => {
  const first = { page: 0, order: 'desc', orderBy: 'createdAt', open: '', nameSearch: '', email: '', postalCode: '' }
  expect(driversSearch.defaults).toEqual(first)
  expect(driversSearch.validate({ page: '-1', order: 'up', orderBy: 'password' })).toEqual(first)
})
