import { expect, it } from 'vitest'
import { filterOf, isFiltered, NO_FILTER } from '../../lib/delivery-filter'
import { parseSearch } from '../../lib/search'
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
  const invoices = { ...NO_FILTER, order: 'desc', orderBy: 'completedAt' }
  const payments = { page: 0, order: 'desc', orderBy: 'createdAt', search: '', from: undefined, to: undefined }
  expect([invoicesSearch.defaults, invoicesSearch.validate(nonsense)]).toEqual([invoices, invoices])
  expect([paymentsSearch.defaults, paymentsSearch.validate(nonsense)]).toEqual([payments, payments])
})

it('asks the server for every filter that the address of invoices holds', () => {
  const search = invoicesSearch.validate(
    parseSearch(
      '?deliveryCountries=FR,BE&deliveryType=OKM&deliveryServices=001&carDeliveryDeadlineFrom=0&carDeliveryDeadlineTo=1000&organizationSlug=a,b&vin=VF3&page=2',
    ),
  )
  expect(search.page).toBe(2)
  expect(isFiltered(search)).toBe(true)
  expect(isFiltered(invoicesSearch.defaults)).toBe(false)
  expect(filterOf(search)).toMatchObject({
    countries: ['FR', 'BE'],
    types: ['OKM'],
    services: ['001'],
    carDeliveryDeadlineFrom: '1970-01-01T00:00:00.000Z',
    carDeliveryDeadlineTo: '1970-01-01T00:00:01.000Z',
    organizationSlugs: ['a', 'b'],
    vin: 'VF3',
  })
})
