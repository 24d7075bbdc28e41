import { describe, expect, it } from 'vitest'
import { gives, maskFor, type MaskName, MASKS } from '../../src/deliveries/masks'
import { type DeliveryStatus, STORED_STATUSES } from '../../src/deliveries/statuses'
import { ANONYMOUS } from '../../src/kernel/actor'
import { aDelivery, admin, client, driver, NOW } from './a-delivery'

const given = (mask: MaskName, status: DeliveryStatus) =>
  Object.keys(MASKS[mask].delivery).filter((field) => gives(MASKS[mask].delivery, field, status))

const everGiven = (mask: MaskName) => Object.keys(MASKS[mask].delivery)
const statusesOf = (mask: MaskName, field: string) =>
  STORED_STATUSES.filter((status) => gives(MASKS[mask].delivery, field, status))

describe('what a driver never reads', () => {
  const secrets = [
    'startCode',
    'destinationCode',
    'returnCode',
    'trackingId',
    'clientInitialPrice',
    'clientFinalPrice',
    'minPrice',
    'maxPrice',
    'margin',
    'averageOffersPrice',
    'minOfferPrice',
    'number_of_offers',
    'smsId',
    'logs',
    'invoice',
    'organization',
    'client',
    'clientEmail',
  ]
  it('the comment before the mission is theirs', () => {
    expect(everGiven('m-auction')).not.toContain('comment')
    expect(everGiven('m-mission')).toContain('comment')
  })

  it.each(['m-auction', 'm-mission'] as const)('%s', (mask) => {
    for (const secret of secrets) expect(everGiven(mask)).not.toContain(secret)
    expect(MASKS[mask].ownOffersOnly).toBe(true)
    expect(MASKS[mask].option).not.toHaveProperty('invoicePrice')
  })

  it('a bidder learns neither street, people nor plate', () => {
    const mask = MASKS['m-auction']
    expect(Object.keys(mask.address)).toEqual(['city', 'department'])
    expect(Object.keys(mask.vehicle).toSorted()).toEqual(['carType', 'id', 'marque', 'model', 'toRetrieve', 'type'])
    expect(everGiven('m-auction').filter((field) => /^(client|representative)[A-Z]/.test(field))).toEqual([])
    expect(mask.document).toEqual({})
    expect(statusesOf('m-auction', 'wantedPrice')).toEqual(['WAITING_FOR_DRIVER'])
  })

  it('the driver on the mission learns whom to call and what to fetch', () => {
    for (const field of ['clientFirstName', 'clientPhone', 'representativePhone', 'docs', 'finalPrice'])
      expect(given('m-mission', 'SET')).toContain(field)
    expect(MASKS['m-mission'].vehicle).toMatchObject({ vin: 'always', vehicleCode: 'always' })
    expect(MASKS['m-mission'].address).toMatchObject({ address: 'always', addressPrecision: 'always' })
  })
})

describe('what a client reads', () => {
  it('never a driver price, an offer or how to reach the driver', () => {
    for (const field of [
      'finalPrice',
      'wantedPrice',
      'minPrice',
      'maxPrice',
      'offers',
      'acceptedOffer',
      'margin',
      'smsId',
    ])
      expect(everGiven('m-client')).not.toContain(field)
    expect(MASKS['m-client'].driver).toEqual({
      id: 'always',
      firstName: 'always',
      lastNameInitial: 'always',
      avatar: 'always',
    })
    expect(MASKS['m-client'].option).toEqual({ id: 'always', name: 'always', photo: 'always', price: 'always' })
    expect(MASKS['m-client'].client).not.toHaveProperty('sub')
  })

  it('the codes while they open a door', () => {
    const shown =
      'REQUESTED SET PICKUP_DRIVER ONGOING PICKUP_CLIENT SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT'
    for (const code of ['startCode', 'destinationCode', 'returnCode'])
      expect(statusesOf('m-client', code)).toEqual([...shown.split(' '), 'SWAP_DELIVERED'])
  })

  it('the driver from SET on, the invoice when completed and, with its credit note, when cancelled', () => {
    expect(statusesOf('m-client', 'selectedDriver')).toEqual(STORED_STATUSES.slice(7, 17))
    const cancelled = ['CANCELLED_BY_ADMIN', 'CANCELLED_BY_MANDATORY', 'CANCELLED_BY_CUSTOMER']
    expect(statusesOf('m-client', 'invoice')).toEqual(['COMPLETED', ...cancelled])
    expect(statusesOf('m-client', 'creditNote')).toEqual(cancelled)
  })
})

describe('what the public pages show', () => {
  it('never a price, a start code, an e-mail, a VIN or a plate', () => {
    for (const mask of ['m-track', 'm-sms'] as const) {
      expect(everGiven(mask).filter((field) => /price|startCode|email|offer|tracking/i.test(field))).toEqual([])
      expect(Object.keys(MASKS[mask].vehicle)).toEqual(['marque', 'model', 'toRetrieve'])
    }
    expect(MASKS['m-track'].driver).toEqual({ firstName: 'always' })
    expect(everGiven('m-sms')).not.toContain('clientPhone')
  })

  it('the code that the next hand-over asks for', () => {
    expect(statusesOf('m-track', 'destinationCode')).toEqual(['SET', 'PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT'])
    const back = 'DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT'
    expect(statusesOf('m-track', 'returnCode')).toEqual(back.split(' '))
    expect(everGiven('m-sms').filter((field) => field.endsWith('Code'))).toEqual([])
  })
})

describe('gives', () => {
  it('is deaf to inherited names', () => {
    for (const name of ['toString', '__proto__', 'constructor', 'unknown'])
      expect(gives(MASKS['m-admin'].delivery, name, 'SET')).toBe(false)
  })
})

describe('which mask', () => {
  const day = 86_400_000
  const at = (status: DeliveryStatus, completedAt: Date | null = null) => ({ ...aDelivery(status), completedAt })

  it('goes by role', () => {
    expect(maskFor(admin(3), at('SET'), NOW)).toBe('m-admin')
    expect(maskFor(client(6), at('SET'), NOW)).toBe('m-client')
    expect(maskFor(ANONYMOUS, at('SET'), NOW)).toBeNull()
  })

  it('gives the mission to its driver at every status in which it is carried', () => {
    const own = { selectedDriverId: 'driver-1', completedAt: NOW }
    const carried = STORED_STATUSES.filter((status) => maskFor(driver(), { ...own, status }, NOW) === 'm-mission')
    expect(carried).toEqual(STORED_STATUSES.slice(7, 17))
  })

  it('gives the mission to its driver until seven days after the end', () => {
    expect(maskFor(driver(), at('SET'), NOW)).toBe('m-mission')
    expect(maskFor(driver('driver-2'), at('SET'), NOW)).toBe('m-auction')
    expect(maskFor(driver(), at('WAITING_FOR_DRIVER'), NOW)).toBe('m-auction')
    expect(maskFor(driver(), at('COMPLETED', new Date(NOW.getTime() - 6.9 * day)), NOW)).toBe('m-mission')
    expect(maskFor(driver(), at('COMPLETED', new Date(NOW.getTime() - 7.1 * day)), NOW)).toBe('m-auction')
    expect(maskFor(driver(), at('COMPLETED', new Date(NOW.getTime() - 7 * day)), NOW)).toBe('m-mission')
    expect(maskFor(driver(), { ...at('COMPLETED'), completedAt: null }, NOW)).toBe('m-auction')
    const cancelled = { ...at('CANCELLED_BY_ADMIN', NOW), selectedDriverId: 'driver-1' }
    expect(maskFor(driver(), cancelled, NOW)).toBe('m-auction')
    expect(maskFor(driver(), { ...at('CANCELLED_BY_ADMIN'), selectedDriverId: 'driver-1' }, NOW)).toBe('m-auction')
  })
})
