import { expect, it } from 'vitest'
import { adminsSearch } from './admins-search'

it.each(['createdAt', 'lastName', 'email'])('sorts administrators by %s in both directions', (orderBy) => {
  for (const order of ['asc', 'desc'])
    expect(adminsSearch.validate({ orderBy, order })).toMatchObject({ orderBy, order })
})

it('starts on the first page with the newest, also for invalid parameters', () => {
  const first = { page: 0, order: 'desc', orderBy: 'createdAt', search: '', focus: '' }
  expect(adminsSearch.defaults).toEqual(first)
  expect(adminsSearch.validate({ page: '-1', order: 'up', orderBy: 'password' })).toEqual(first)
})
