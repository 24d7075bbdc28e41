import { describe, expect, it } from 'vitest'
import type { DealIntent } from './deal-call'
import type { DealDelivery } from './deal-query'
import { changesOf, dealResolver, eurosOf, priceHints, proposedPrices, startOf } from './deal-values'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const delivery = {
  id: '01a1fc70-359e-742c-a5d3-416a85db41e2',
  status: 'CONFIRMED',
  version: 3,
  allowedActions: ['ALLOW', 'ASSIGN_DRIVER', 'EDIT'],
  carAvailabilityDate: inHours(-5),
  carPickUpDate: inHours(2),
  carDeliveryDeadline: inHours(8),
  clientInitialPrice: 400,
  clientFinalPrice: null,
  wantedPrice: null,
  minPrice: null,
  maxPrice: null,
  organization: { settings: { one_date: false } },
} as unknown as DealDelivery

const judge = async (change: object, of = delivery, intent: DealIntent = 'create') => {
  const answer = await dealResolver(of, intent)({ ...startOf(of), ...change }, undefined, {} as never)
  return Object.fromEntries(Object.entries(answer.errors).map(([path, error]) => [path, error?.message]))
}

describe('the deal form', () => {
  it('starts with the initial price and the prices proposed from it', () => {
    expect(startOf(delivery)).toMatchObject({ clientFinalPrice: '400', minPrice: 120, wantedPrice: 170, maxPrice: 220 })
  })

  it('parses the typed price as euros', () => {
    expect(['12.5', '.', '', ' ', '0'].map(eurosOf)).toEqual([12.5, undefined, undefined, undefined, 0])
    expect(proposedPrices('')).toEqual({ minPrice: 0, wantedPrice: 0, maxPrice: 0 })
  })

  it('accepts a past date that was not changed', async () => {
    expect(await judge({})).toEqual({})
  })

  it('refuses a date moved into the past, a wrong order and a price outside its bounds', async () => {
    expect(await judge({ carAvailabilityDate: inHours(-1) })).toEqual({ carAvailabilityDate: 'disablePast' })
    expect(await judge({ carDeliveryDeadline: inHours(1) })).toEqual({ carDeliveryDeadline: 'mustBeLater' })
    expect(await judge({ wantedPrice: 100 })).toEqual({ minPrice: 'outOfRange' })
    expect(await judge({ clientFinalPrice: '' })).toEqual({ clientFinalPrice: 'required' })
    expect(await judge({ carPickUpDate: undefined })).toEqual({ carPickUpDate: 'required' })
  })

  it('requires a valid driver id', async () => {
    expect(await judge({ driverId: 'nobody' })).toEqual({ driverId: 'invalid' })
  })
})

it('starts empty without a client price, and accepts equal dates where one is required', async () => {
  expect(startOf({ ...delivery, clientInitialPrice: null })).toMatchObject({ clientFinalPrice: '', wantedPrice: 0 })
  const at = inHours(8)
  const same = { carAvailabilityDate: at, carPickUpDate: at, carDeliveryDeadline: at }
  const errorsWith = async (organization: unknown) => {
    const withOrganization = { ...delivery, organization } as DealDelivery
    return Object.keys(
      (await dealResolver(withOrganization, 'create')({ ...startOf(delivery), ...same }, undefined, {} as never))
        .errors,
    )
  }
  expect(await errorsWith({ settings: { one_date: true } })).toEqual([])
  expect(await errorsWith({ settings: { one_date: false } })).toEqual(['carPickUpDate', 'carDeliveryDeadline'])
  expect(await errorsWith(null)).toEqual(['carPickUpDate', 'carDeliveryDeadline'])
})

describe('a deal that is corrected', () => {
  const overdue = {
    ...delivery,
    status: 'ONGOING',
    allowedActions: ['EDIT', 'TERMINATE'],
    carPickUpDate: inHours(-4),
    carDeliveryDeadline: inHours(-1),
    clientFinalPrice: 400,
    minPrice: 120,
    wantedPrice: 170,
    maxPrice: 220,
  } as unknown as DealDelivery
  const correct = (change: object) => judge(change, overdue, 'edit')

  it('keeps a deadline that has passed, and takes a client price below those of the auction', async () => {
    expect(await correct({ clientFinalPrice: '450' })).toEqual({})
    expect(await correct({ clientFinalPrice: '200' })).toEqual({})
    expect(await correct({ clientFinalPrice: '' })).toEqual({ clientFinalPrice: 'required' })
  })

  it('judges the dates that moved', async () => {
    expect(await correct({ carDeliveryDeadline: inHours(3) })).toEqual({})
    expect(await correct({ carDeliveryDeadline: inHours(-0.5) })).toEqual({ carDeliveryDeadline: 'disablePast' })
    expect(await correct({ carDeliveryDeadline: undefined })).toEqual({ carDeliveryDeadline: 'required' })
  })

  it.each([
    ['the highest', 200, { minPrice: 60, wantedPrice: 85, maxPrice: 110 }],
    ['the lowest', 110, { minPrice: 33, wantedPrice: 46.75, maxPrice: 60.5 }],
  ])('goes to another driver with new prices where the client pays less than %s', async (_, price, proposed) => {
    const lowered = {
      ...overdue,
      status: 'SET',
      allowedActions: ['CHANGE_DRIVER', 'EDIT'],
      carDeliveryDeadline: inHours(8),
      clientFinalPrice: price,
    } as DealDelivery
    expect(startOf(lowered)).toMatchObject(proposed)
    expect(await judge({}, lowered, 'change')).toEqual({})
  })

  it('starts with the stored prices as long as they hold', () => {
    expect(startOf({ ...overdue, wantedPrice: 180 })).toMatchObject({ minPrice: 120, wantedPrice: 180, maxPrice: 220 })
    expect(startOf({ ...overdue, clientFinalPrice: 220 })).toMatchObject({ minPrice: 120, maxPrice: 220 })
  })

  it('needs a deadline ahead where it goes to another driver', async () => {
    const assigned = { ...overdue, status: 'SET', allowedActions: ['CHANGE_DRIVER', 'EDIT'] } as DealDelivery
    expect(await judge({}, assigned, 'edit')).toEqual({})
    expect(await judge({}, assigned, 'change')).toEqual({ carDeliveryDeadline: 'disablePast' })
  })
})

describe('what an edit sends', () => {
  const sent = (change: object, of = delivery) => changesOf({ ...startOf(of), ...change }, of)
  const later = inHours(30)

  it('is the date that moved, and not the estimate as if it were agreed on', () => {
    expect(sent({ carDeliveryDeadline: later })).toEqual({ carDeliveryDeadline: later })
  })

  it('is the price where somebody typed another one', () => {
    expect(sent({ clientFinalPrice: '450' })).toEqual({ clientFinalPrice: 450 })
    const agreed = { ...delivery, clientFinalPrice: 450 }
    expect(sent({ clientFinalPrice: '450.00' }, agreed)).toEqual({})
    expect(sent({ clientFinalPrice: '400' }, agreed)).toEqual({ clientFinalPrice: 400 })
  })
})

describe('the prices worth choosing', () => {
  const names = (clientFinalPrice: string, minPrice: number, maxPrice: number) =>
    priceHints({ clientFinalPrice, minPrice, maxPrice }).map(({ name }) => name)

  it('name the middle only where it is not the recommended one, rounding apart', () => {
    expect(names('1000', 300, 550)).toEqual(['minimum', 'recommended', 'maximum'])
    expect(names('321.87', 96.56, 177.03)).toEqual(['minimum', 'recommended', 'maximum'])
    expect(names('1000', 300, 600)).toEqual(['minimum', 'recommended', 'midpoint', 'maximum'])
  })

  it('leave out a recommended price that is not between the bounds', () => {
    expect(names('1000', 450, 600)).toEqual(['minimum', 'midpoint', 'maximum'])
  })
})
