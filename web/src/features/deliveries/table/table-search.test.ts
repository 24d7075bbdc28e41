import { expect, it } from 'vitest'
import { NO_FILTER } from '../../../lib/delivery-filter'
import { parseSearch, stringifySearch } from '../../../lib/search'
import { tableQuery } from './table-query'
import { searchOf, sortOf, tableSearch } from './table-search'

it('reads every parameter of a shared link and drops invalid ones', () => {
  const link =
    '?page=2&order=asc&orderBy=carPickUpDate&vin=VF3&deliveryCountries=FR,XX&deliveryType=OKM&deliveryServices=001&carDeliveryDeadlineFrom=1795000000000&organizationSlug=a,b'
  const search = tableSearch.validate(parseSearch(link))
  expect(search).toMatchObject({
    page: 2,
    order: 'asc',
    orderBy: 'carPickUpDate',
    vin: 'VF3',
    deliveryCountries: ['FR'],
    deliveryType: ['OKM'],
    deliveryServices: ['001'],
    carDeliveryDeadlineFrom: 1_795_000_000_000,
    carDeliveryDeadlineTo: undefined,
    organizationSlug: ['a', 'b'],
  })
  expect(tableSearch.validate(parseSearch(stringifySearch(search)))).toEqual(search)
})

it('starts on the first page, the newest first', () => {
  expect(tableSearch.validate({})).toMatchObject({ page: 0, order: 'desc', deliveryCountries: [] })
  expect(tableSearch.validate({ page: '-1', order: 'up' })).toMatchObject({ page: 0, order: 'desc' })
})

it('sorts only by existing columns', () => {
  expect(tableSearch.validate({ orderBy: 'margin' }).orderBy).toBe('margin')
  for (const orderBy of ['', 'password', 'createdAt; drop', undefined])
    expect(tableSearch.validate({ orderBy }).orderBy).toBe('id')
  expect(sortOf('carPickUpDate')).toBe('carPickUpDate')
  expect(sortOf(undefined)).toBe('id')
})

it('ignores parameters of an admin’s link that a client may not use', () => {
  const search = tableSearch.validate({ orderBy: 'margin', organizationSlug: 'a,b', vin: 'VF3', page: '2' })
  expect(searchOf('ADMIN', search)).toEqual(search)
  expect(searchOf('CLIENT', search)).toEqual({ ...search, orderBy: 'id', organizationSlug: [] })
  expect(searchOf('CLIENT', { ...search, orderBy: 'status' }).orderBy).toBe('status')
})

it('keeps the tabs apart in the cache', () => {
  const search = tableSearch.validate({})
  expect(tableQuery('ADMIN', 'SET', search).queryKey).not.toEqual(tableQuery('ADMIN', 'ALERT', search).queryKey)
})

it('accepts each country, type and service', () => {
  const all = { deliveryCountries: 'FR,BE,LU,MC,DE', deliveryType: 'STANDARD,OKM', deliveryServices: '000,001,002' }
  for (const [key, words] of Object.entries(all))
    expect(tableSearch.validate({ [key]: words })).toMatchObject({ [key]: words.split(',') })
})

it('resets to the first page without filters, in the same order', () => {
  const { order: _order, orderBy: _orderBy, ...unfiltered } = tableSearch.validate({})
  expect(NO_FILTER).toEqual(unfiltered)
})
