import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVOICE_NUMBER, invoiceNumber } from '../../src/invoices/number'
import { creditLines, invoiceTotals } from '../../src/invoices/totals'
import { read } from '../../src/kernel/fields'
import { smsParts } from '../../src/messages/sms-parts'
import { decidePaymentMove, PAYMENT_STATUSES } from '../../src/offers/payments'
import { offerSchema } from '../../src/offers/schema'
import {
  decideAcceptance,
  decideOfferMove,
  decideWithdrawal,
  OFFER_MOVES,
  OFFER_STATUSES,
  type OfferMove,
} from '../../src/offers/states'
import { expandCountries, isInIdf } from '../../src/places/countries'
import { metresBetween } from '../../src/places/distance'
import { acceptPosition, isProgress } from '../../src/tracking/position'
import { remainingDistance } from '../../src/tracking/remaining-distance'
import { isTrackingOpen, publicFields } from '../../src/tracking/window'
import { isIn, STORED_STATUSES, TRACKED_STATUSES } from '../../src/deliveries/statuses'
import { aDelivery, admin, driver, NOW } from '../deliveries/a-delivery'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)
const DAY = 86_400_000

describe('offers', () => {
  it('move as the table says and nowhere else', () => {
    for (const status of OFFER_STATUSES)
      for (const move of Object.keys(OFFER_MOVES) as OfferMove[]) {
        const decision = decideOfferMove(status, move)
        const legal = OFFER_MOVES[move].from === status
        expect(decision).toMatchObject(legal ? { ok: true } : { code: 'CONFLICT', reason: 'ALREADY_ANSWERED' })
      }
  })

  it('are accepted while pending in an open auction', () => {
    expect(decideAcceptance('PENDING', 'WAITING_FOR_DRIVER').ok).toBe(true)
    expect(decideAcceptance('PENDING', 'SET')).toMatchObject({ code: 'CONFLICT', reason: 'OFFER_CLOSED' })
    expect(decideAcceptance('REJECTED', 'WAITING_FOR_DRIVER')).toMatchObject({ reason: 'ALREADY_ANSWERED' })
  })

  it('are taken back by their own driver', () => {
    const offer = { driverId: 'driver-1', status: 'PENDING' } as const
    expect(decideWithdrawal(driver(), offer).ok).toBe(true)
    expect(decideWithdrawal(driver('driver-2'), offer)).toMatchObject({ code: 'NOT_FOUND' })
    expect(decideWithdrawal(driver(), { ...offer, status: 'ACCEPTED' })).toMatchObject({ code: 'CONFLICT' })
    expect(decideWithdrawal(admin(1), offer)).toEqual({ ok: false, code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
  })

  it.each([
    [10, true],
    [100_000, true],
    [9.99, false],
    [9.999, false],
    [100_000.01, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('cost %d euros: %s', (demandedPrice, ok) => {
    expect(read(offerSchema, { demandedPrice, driverId: ID, deliveryId: ID }).ok).toBe(ok)
  })

  it('are paid once', () => {
    const legal = ['PENDING PAID', 'PENDING FAILED', 'PENDING CANCELLED', 'FAILED PENDING']
    for (const from of PAYMENT_STATUSES)
      for (const to of PAYMENT_STATUSES)
        expect(decidePaymentMove(from, to)).toEqual(
          legal.includes(`${from} ${to}`)
            ? { ok: true }
            : { ok: false, code: 'CONFLICT', reason: 'ILLEGAL_TRANSITION' },
        )
  })
})

describe('the public page', () => {
  it('is open while the mission is carried, closed before', () => {
    const open = STORED_STATUSES.filter((status) => isTrackingOpen(aDelivery(status), NOW))
    expect(open).toEqual(STORED_STATUSES.slice(7, 17))
    const anew = { ...aDelivery('CONFIRMED'), selectedDriverId: 'driver-1', completedAt: NOW }
    expect(isTrackingOpen(anew, NOW)).toBe(false)
  })

  it('closes seven days after the end, and never opened without a driver', () => {
    const done = aDelivery('COMPLETED', { completedAt: NOW })
    expect(isTrackingOpen(done, after(7 * DAY - 1))).toBe(true)
    expect(isTrackingOpen(done, after(7 * DAY))).toBe(false)
    const cancelled = aDelivery('CANCELLED_BY_ADMIN', { cancelledAt: NOW, selectedDriverId: 'driver-1' })
    expect(isTrackingOpen(cancelled, after(DAY))).toBe(true)
    expect(isTrackingOpen({ ...cancelled, selectedDriverId: null }, after(DAY))).toBe(false)
    expect(isTrackingOpen({ ...done, deletedAt: NOW }, NOW)).toBe(false)
  })

  it('gives code, phone and position only as long as they serve', () => {
    const shown = (
      status: (typeof STORED_STATUSES)[number],
      type: 'STANDARD' | 'TWO_WAY_DELIVERY' | 'TO_RETURN' = 'STANDARD',
    ) => {
      const { destinationCode, returnCode, clientPhone, position } = publicFields({ status, type })
      return `${destinationCode ? 'c' : '-'}${returnCode ? 'r' : '-'}${clientPhone ? 'p' : '-'}${position ? 'x' : '-'}`
    }
    expect(['SET', 'PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT'].map((s) => shown(s as 'SET'))).toEqual([
      'c-p-',
      'c-px',
      'c-px',
      'c-px',
    ])
    expect(shown('DELIVERED')).toBe('----')
    expect(shown('DELIVERED', 'TWO_WAY_DELIVERY')).toBe('-rp-')
    expect(shown('SWAP_IN_TRANSIT', 'TWO_WAY_DELIVERY')).toBe('-rpx')
    expect(shown('SWAP_DELIVERED', 'TWO_WAY_DELIVERY')).toBe('----')
    expect(shown('COMPLETED')).toBe('----')
    // the code of a customer return is for the other end
    expect([shown('SET', 'TO_RETURN'), shown('ONGOING', 'TO_RETURN')]).toEqual(['--p-', '--px'])
  })
})

describe('a position', () => {
  const lyon = { latitude: 45.764, longitude: 4.8357, recordedAt: NOW }
  const context = { status: 'ONGOING', carried: [], last: null, now: NOW } as const

  it('is taken only while the vehicle moves', () => {
    const taken = STORED_STATUSES.filter((status) => acceptPosition(lyon, { ...context, status }).accepted)
    expect(acceptPosition(lyon, { ...context, status: 'SET' })).toEqual({ accepted: false, why: 'notTracked' })
    expect(taken.join(' ')).toBe(
      'PICKUP_DRIVER ONGOING PICKUP_CLIENT SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT',
    )
  })

  it.each([
    [{ latitude: 0, longitude: 0 }, 'outOfRange'],
    [{ latitude: 90.1 }, 'outOfRange'],
    [{ longitude: -180.1 }, 'outOfRange'],
    [{ latitude: Number.NaN }, 'outOfRange'],
    [{ longitude: Number.POSITIVE_INFINITY }, 'outOfRange'],
    [{ recordedAt: new Date(Number.NaN) }, 'outOfRange'],
    [{ recordedAt: after(60_001) }, 'future'],
    [{ recordedAt: after(-30 * DAY) }, 'stale'],
  ])('%j is %s', (change, why) =>
    expect(acceptPosition({ ...lyon, ...change }, context)).toEqual({ accepted: false, why }),
  )

  it.each([{ latitude: 0 }, { longitude: 0 }, { latitude: 90 }, { longitude: -180 }])('may be at %j', (place) =>
    expect(acceptPosition({ ...lyon, ...place }, context).accepted).toBe(true),
  )

  it('may be as old as what is kept', () =>
    expect(acceptPosition({ ...lyon, recordedAt: after(1 - 30 * DAY) }, context).accepted).toBe(true))

  it('may be a minute ahead, and the first one is never too fast', () => {
    const ahead = { ...lyon, recordedAt: after(60_000) }
    expect(acceptPosition(ahead, { ...context, last: null })).toEqual({ accepted: true, tooFast: false })
  })

  it('replaces only an older one, and is marked when no car could be that fast', () => {
    const last = { ...lyon, recordedAt: after(-60_000) }
    expect(acceptPosition(lyon, { ...context, last })).toEqual({ accepted: true, tooFast: false })
    expect(acceptPosition({ ...lyon, recordedAt: last.recordedAt }, { ...context, last })).toEqual({
      accepted: false,
      why: 'stale',
    })
    // four kilometres in a minute are 240 in an hour, four and a half 270
    expect(acceptPosition({ ...lyon, latitude: lyon.latitude + 0.036 }, { ...context, last })).toMatchObject({
      tooFast: false,
    })
    expect(acceptPosition({ ...lyon, latitude: lyon.latitude + 0.0405 }, { ...context, last })).toMatchObject({
      tooFast: true,
    })
    expect(acceptPosition({ ...lyon, latitude: 46 }, { ...context, last })).toEqual({ accepted: true, tooFast: true })
  })
})

describe('a position of a time', () => {
  const at = (minutes: number) => ({ latitude: 45.764, longitude: 4.8357, recordedAt: after(minutes * 60_000) })
  const car = (pickedUp: number | null, delivered: number | null = null) => ({
    pickedUpAt: pickedUp === null ? null : after(pickedUp * 60_000),
    deliveredAt: delivered === null ? null : after(delivered * 60_000),
  })
  const taken = (status: (typeof TRACKED_STATUSES)[number], carried: ReturnType<typeof car>[]) =>
    [-61, -60, -40, -39, -21, -20, 0].filter(
      (minutes) => acceptPosition(at(minutes), { status, carried, last: null, now: NOW }).accepted,
    )

  it('before the vehicle was taken over is not taken', () => {
    for (const status of ['PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT'] as const)
      expect(taken(status, [car(-60)]), status).toEqual([-60, -40, -39, -21, -20, 0])
    expect(acceptPosition(at(-61), { status: 'ONGOING', carried: [car(-60)], last: null, now: NOW })).toEqual({
      accepted: false,
      why: 'offDuty',
    })
  })

  it('between the two vehicles is not taken, and one with the first is, however late it comes', () => {
    for (const status of ['SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT'] as const)
      expect(taken(status, [car(-60, -40), car(-20)]), status).toEqual([-60, -40, -20, 0])
  })

  it('is taken by the status alone where nobody noted when the vehicle was taken over', () => {
    for (const carried of [[], [car(null)], [car(null), car(-20)]]) expect(taken('ONGOING', carried)).toHaveLength(7)
    expect(taken('SWAP_IN_TRANSIT', [car(-60, -40), car(null)])).toHaveLength(7)
  })

  it('tells of the leg that is driven, each half minute, and nothing of another', () => {
    const seen = (minutes: number, more: Partial<Parameters<typeof isProgress>[0]> = {}) =>
      isProgress({ status: 'ONGOING', carried: [car(-60)], seenAt: null, ...more }, at(minutes))
    expect([-61, -60, 0].map((minutes) => seen(minutes))).toEqual([false, true, true])
    expect(seen(0, { carried: [] })).toBe(true)
    expect(seen(0, { status: 'PICKUP_CLIENT' })).toBe(false)
    expect([-1, -0.5].map((minutes) => seen(0, { seenAt: at(minutes).recordedAt }))).toEqual([true, true])
    expect(seen(0, { seenAt: at(-0.25).recordedAt })).toBe(false)
    const second = { status: 'SWAP_IN_TRANSIT', carried: [car(-60, -40), car(-20)] } as const
    expect([-50, -20].map((minutes) => seen(minutes, second))).toEqual([false, true])
  })
})

describe('what is left to drive', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 }
  const lyon = { latitude: 45.764, longitude: 4.8357 }
  const auxerre = { latitude: 47.8, longitude: 3.57 }
  const under = { position: auxerre, to: lyon, returnTo: paris }

  it('leads to the arrival, then to the restitution, and to nothing outside a moving mission', () => {
    const toLyon = Math.round(metresBetween(auxerre, lyon) * 1.17)
    const toParis = Math.round(metresBetween(auxerre, paris) * 1.17)
    for (const status of STORED_STATUSES) {
      const expected = !isIn(status, TRACKED_STATUSES) ? null : status.startsWith('SWAP_') ? toParis : toLyon
      expect(remainingDistance({ ...under, status }), status).toBe(expected)
    }
    // the road from Auxerre to Lyon is 290 km long
    expect(toLyon / 1000).toBeCloseTo(288, 0)
  })

  it('comes to nothing on arrival, and is unknown where a place is', () => {
    const status = 'ONGOING'
    expect(remainingDistance({ ...under, status, position: lyon })).toBe(0)
    expect(remainingDistance({ ...under, status, position: null })).toBeNull()
    expect(remainingDistance({ ...under, status, to: null })).toBeNull()
    expect(remainingDistance({ ...under, status, to: { latitude: 0, longitude: 0 } })).toBeNull()
    expect(remainingDistance({ ...under, status: 'SWAP_IN_TRANSIT', returnTo: null })).toBeNull()
  })
})

describe('places', () => {
  it('select neighbours with their market', () => {
    expect(expandCountries(['FR'])).toEqual(['FR', 'MC'])
    expect(expandCountries(['BE', 'FR', 'MC'])).toEqual(['BE', 'DE', 'FR', 'MC'])
    expect(expandCountries(['LU'])).toEqual(['LU'])
    expect(expandCountries([])).toEqual([])
  })

  it('know Île-de-France', () => {
    for (const department of ['75', '77', '78', '91', '92', '93', '94', '95'])
      expect(isInIdf('FR', `${department}100`)).toBe(true)
    for (const code of ['x92100', '92100x', '921']) expect(isInIdf('FR', code)).toBe(false)
    expect(isInIdf('DE', '92100')).toBe(false)
    expect(isInIdf('FR', '69002')).toBe(false)
    expect(isInIdf('BE', '7500')).toBe(false)
  })

  it('are as far apart as the globe says', () => {
    const paris = { latitude: 48.8566, longitude: 2.3522 }
    expect(metresBetween(paris, { latitude: 45.764, longitude: 4.8357 })).toBeCloseTo(391_500, -3)
    expect(metresBetween(paris, paris)).toBe(0)
  })
})

describe('invoices', () => {
  it('are numbered per series and year, lawfully', () => {
    expect(invoiceNumber({ prefix: 'F', year: 2026 }, 1)).toBe('F-2026-000001')
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (n) =>
        INVOICE_NUMBER.test(invoiceNumber({ prefix: 'VOL-A', year: 2026 }, n)),
      ),
    )
    expect(() => invoiceNumber({ prefix: 'F', year: 2026 }, 0)).toThrow(RangeError)
    expect(() => invoiceNumber({ prefix: 'F é', year: 2026 }, 1)).toThrow(RangeError)
    expect(() => invoiceNumber({ prefix: 'F'.repeat(30), year: 2026 }, 1)).toThrow(RangeError)
  })

  it('round per line, then per rate', () => {
    const line = { label: 'Convoyage', quantity: 1, unitPrice: 33_333, vatPercent: 20 }
    const totals = invoiceTotals([line, { ...line, unitPrice: 3 }, { ...line, unitPrice: 1000, vatPercent: 0 }])
    expect(totals.groups).toEqual([
      { vatPercent: 20, net: 33_336, vat: 6667 },
      { vatPercent: 0, net: 1000, vat: 0 },
    ])
    expect(totals).toMatchObject({ net: 34_336, vat: 6667, gross: 41_003 })
  })

  it('are undone to the cent by their credit note', () => {
    const lines = fc.array(
      fc.record({
        label: fc.constant('x'),
        quantity: fc.integer({ min: 1, max: 20 }),
        unitPrice: fc.nat(10_000_000),
        vatPercent: fc.constantFrom(0, 5.5, 20),
      }),
    )
    fc.assert(
      fc.property(lines, (given) => {
        const [invoice, credit] = [invoiceTotals(given), invoiceTotals(creditLines(given))]
        expect(invoice.gross + credit.gross).toBe(0)
        expect(invoice.net).toBe(invoice.lines.reduce((sum, net) => sum + net, 0))
      }),
    )
  })
})

describe('SMS', () => {
  it.each([
    ['', 'GSM-7', 0],
    ['a'.repeat(160), 'GSM-7', 1],
    ['a'.repeat(161), 'GSM-7', 2],
    ['a'.repeat(306), 'GSM-7', 2],
    ['a'.repeat(307), 'GSM-7', 3],
    ['€'.repeat(80), 'GSM-7', 1],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 3],
    ['ê'.repeat(70), 'UCS-2', 1],
    ['ê'.repeat(71), 'UCS-2', 2],
    [`ê${'a'.repeat(134)}`, 'UCS-2', 3],
    [`${'a'.repeat(66)}🚗${'a'.repeat(66)}`, 'UCS-2', 3],
  ])('%j: %s, %d parts', (text, encoding, parts) => expect(smsParts(text)).toMatchObject({ encoding, parts }))

  it('names the characters that cost', () => expect(smsParts('fenêtre, forêt, où ç').outside).toEqual(['ê', 'ç']))
})
