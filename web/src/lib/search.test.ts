import { describe, expect, it } from 'vitest'
import { list, month, oneOf, parseSearch, searchParams, stringifySearch, text, whole } from './search'

const table = searchParams({
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  vin: text(),
  deliveryCountries: list(['FR', 'BE']),
  carDeliveryDeadlineFrom: whole(undefined),
})

describe('search parameters', () => {
  it('reads the parameters of an address', () => {
    const read = table.validate(
      parseSearch('?page=2&order=asc&vin=VF3&deliveryCountries=FR,BE&carDeliveryDeadlineFrom=1700000000000'),
    )
    expect(read).toEqual({
      page: 2,
      order: 'asc',
      vin: 'VF3',
      deliveryCountries: ['FR', 'BE'],
      carDeliveryDeadlineFrom: 1_700_000_000_000,
    })
  })

  it('knows months of the calendar', () => {
    const { validate } = searchParams({ month: month() })
    const read = (raw: string) => validate({ month: raw }).month
    expect(['2026-01', '2026-12'].map(read)).toEqual(['2026-01', '2026-12'])
    for (const raw of ['', '2026-00', '2026-13', '2026-1', '2026-01-01', '1926-01', 'now']) expect(read(raw)).toBe('')
  })

  it('replaces bad values by the defaults', () => {
    const read = table.validate(
      parseSearch('?page=-1&order=sideways&deliveryCountries=XX,&carDeliveryDeadlineFrom=soon'),
    )
    expect(read).toEqual({ ...table.defaults, vin: '' })
  })

  it('writes plain values and leaves empty ones out', () => {
    expect(stringifySearch({ page: 1, vin: '', deliveryCountries: ['FR', 'BE'], order: undefined })).toBe(
      '?page=1&deliveryCountries=FR,BE',
    )
    expect(stringifySearch({ deliveryId: '100042' })).toBe('?deliveryId=100042')
  })
})
