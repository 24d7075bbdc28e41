import { expect, it } from 'vitest'
import { invoicesSearch, paymentsSearch } from './invoices-search'

it.each(['completedAt', 'clientFinalPrice'])('sorts invoices by %s in both directions', (orderBy) => {
  for (const order of ['asc', 'desc'])
    expect(invoicesSearch.validate({ orderBy, order })).toMatchObject({ orderBy, order })
})

it.each(['createdAt', 'amount', 'status'])('sorts payments by %s in both directions', (orderBy) => {
  for (const order of ['asc', 'desc'])
    expect(paymentsSearch.validate({ orderBy, order })).toMatchObject({ orderBy, order })
})

it('starts on the first page with the newest, also for invalid parameters', () => {
  const nonsense = { page: '-1', order: 'up', orderBy: 'password' }
  const invoices = { page: 0, order: 'desc', orderBy: 'completedAt', deliveryId: '' }
  const payments = { page: 0, order: 'desc', orderBy: 'createdAt', search: '' }
  expect([invoicesSearch.defaults, invoicesSearch.validate(nonsense)]).toEqual([invoices, invoices])
  expect([paymentsSearch.defaults, paymentsSearch.validate(nonsense)]).toEqual([payments, payments])
})
