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
  expect(tableSearch.validate({})).toMatchObject({ page: 0, order: undefined, deliveryCountries: [] })
  expect(tableSearch.validate({ page: '-1', order: 'up' })).toMatchObject({ page: 0, order: undefined })
})

it('sorts only by existing columns', () => {
  expect(tableSearch.validate({ orderBy: 'margin' }).orderBy).toBe('margin')
  for (const orderBy of ['', 'password', 'createdAt; drop', undefined])
    expect(tableSearch.validate({ orderBy }).orderBy).toBeUndefined()
  expect(sortOf('carPickUpDate')).toBe('carPickUpDate')
  expect(sortOf(undefined)).toBeUndefined()
})

it('ignores parameters of an admin’s link that a client may not use', () => {
  const search = tableSearch.validate({ orderBy: 'margin', organizationSlug: 'a,b', vin: 'VF3', page: '2' })
  expect(searchOf('ADMIN', 'SET', search)).toEqual({ ...search, order: 'desc' })
  expect(searchOf('CLIENT', 'SET', search)).toEqual({ ...search, orderBy: 'id', order: 'desc', organizationSlug: [] })
  expect(searchOf('CLIENT', 'SET', { ...search, orderBy: 'status' }).orderBy).toBe('status')
})

it('shows what needs a hand first where something is under way, unless another order is asked for', () => {
  const search = tableSearch.validate({})
  for (const tab of ['ALERT', 'ONGOING'] as const)
    expect(searchOf('CLIENT', tab, search)).toMatchObject({ orderBy: 'punctuality', order: 'asc' })
  for (const tab of ['REQUESTED', 'SET', 'COMPLETED'] as const)
    expect(searchOf('ADMIN', tab, search)).toMatchObject({ orderBy: 'id', order: 'desc' })
  expect(searchOf('ADMIN', 'ONGOING', { ...search, orderBy: 'id' })).toMatchObject({ orderBy: 'id', order: 'desc' })
})

it('keeps the tabs apart in the cache', () => {
  const search = searchOf('ADMIN', 'SET', tableSearch.validate({}))
  expect(tableQuery('ADMIN', 'SET', search).queryKey).not.toEqual(tableQuery('ADMIN', 'ALERT', search).queryKey)
})

it('accepts each country, type and service', () => {
  const all = { deliveryCountries: 'FR,BE,LU,MC,DE', deliveryType: 'STANDARD,OKM', deliveryServices: '000,001,002' }
  for (const [key, words] of Object.entries(all))
    expect(tableSearch.validate({ [key]: words })).toMatchObject({ [key]: words.split(',') })
})

it('resets to the first page without filters, in the same order', () => {
  const { order: _order, orderBy: _orderBy, open: _open, ...unfiltered } = tableSearch.validate({})
  expect(NO_FILTER).toEqual(unfiltered)
})
