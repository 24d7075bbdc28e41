import { describe, expect, it } from 'vitest'
import type { ActionInput, DeliveryFacts } from '../../src/deliveries/facts'
import { EDITABLE_IN_MISSION } from '../../src/deliveries/guards'
import { missingParts } from '../../src/deliveries/missing-parts'
import {
  allowedActions,
  askedAnewFrom,
  decide,
  decideCreation,
  nextStatus,
  transitionOf,
  TRANSITIONS,
} from '../../src/deliveries/lifecycle'
import type { LifecycleAction } from '../../src/deliveries/actions'
import type { STORED_STATUSES } from '../../src/deliveries/statuses'
import type { Paper } from '../../src/drivers/papers'
import { ANONYMOUS } from '../../src/kernel/actor'
import { aDelivery, admin, client, driver, goodInput, inspected, NOW } from './a-delivery'

const ask = (actor: Parameters<typeof decide>[0], facts: DeliveryFacts, action: LifecycleAction, input?: ActionInput) =>
  decide(actor, facts, action, input, NOW)

describe('the table', () => {
  it('holds every number from T1 to T27, T2b and T10b', () => {
    const ids = new Set(TRANSITIONS.map((row) => row.id))
    for (let number = 1; number <= 27; number++) expect(ids).toContain(`T${number}`)
    expect(ids).toContain('T2b')
    expect(ids).toContain('T10b')
  })

  it('never enters SMS_SENT and leaves COMPLETED only by a cancellation', () => {
    expect(TRANSITIONS.some((row) => row.to === 'SMS_SENT')).toBe(false)
    const leaving = TRANSITIONS.filter((row) => row.from.includes('COMPLETED') && row.to !== 'SAME')
    expect(leaving.map((row) => row.id)).toEqual(['T23'])
  })
})

describe('where an action leads', () => {
  const leads = (action: LifecycleAction, from: (typeof STORED_STATUSES)[number], input?: ActionInput) =>
    nextStatus(from === 'PENDING_CUSTOMER_CONFIRMATION' ? ANONYMOUS : admin(2), aDelivery(from), action, input)

  it.each([
    ['SEND_CONFIRMATION_SMS', 'REQUESTED', 'PENDING_CUSTOMER_CONFIRMATION'],
    ['CUSTOMER_CONFIRM', 'PENDING_CUSTOMER_CONFIRMATION', 'CONFIRMED_BY_CUSTOMER'],
    ['CUSTOMER_REFUSE', 'PENDING_CUSTOMER_CONFIRMATION', 'CANCELLED_BY_CUSTOMER'],
    ['CONFIRM', 'SMS_SENT', 'CONFIRMED'],
    ['ALLOW', 'CONFIRMED', 'WAITING_FOR_DRIVER'],
    ['ASSIGN_DRIVER', 'REQUESTED', 'SET'],
    ['ACCEPT_OFFER', 'WAITING_FOR_DRIVER', 'SET'],
    ['TERMINATE', 'ONGOING', 'COMPLETED'],
    ['CANCEL', 'COMPLETED', 'CANCELLED_BY_ADMIN'],
    ['ACTIVATE', 'CANCELLED_BY_ADMIN', 'REQUESTED'],
    ['FORCE_STEP', 'PICKUP_DRIVER', 'ONGOING'],
    ['CANCEL_RESTITUTION', 'CONFIRMED', null],
    ['EDIT', 'CONFIRMED', 'CONFIRMED'],
    ['CONFIRM', 'COMPLETED', null],
  ] as const)('%s from %s to %s', (action, from, to) => expect(leads(action, from)).toBe(to))

  it('tells a reopened mission from a changed driver by the driver named', () => {
    expect(leads('CHANGE_DRIVER', 'SET')).toBe('WAITING_FOR_DRIVER')
    expect(leads('CHANGE_DRIVER', 'SET', { driver: { id: 'driver-2', state: 'ACCEPTED' } })).toBe('SET')
    const row = transitionOf(admin(2), aDelivery('SET'), 'CHANGE_DRIVER', undefined, NOW)
    expect(row).toMatchObject({ id: 'T10' })
  })

  it('lets a client cancel into their own status', () => {
    expect(nextStatus(client(6), aDelivery('REQUESTED'), 'CANCEL')).toBe('CANCELLED_BY_MANDATORY')
  })

  it('walks the driver along the road, one-way and two-way', () => {
    const road = ['PICK_UP', 'DEPART', 'ARRIVE', 'HAND_OVER'] as const
    const walk = (type: DeliveryFacts['type'], steps: readonly LifecycleAction[]) =>
      steps.reduce(
        (facts, step) => {
          const status = nextStatus(driver(), facts, step)
          expect({ step, status }).not.toEqual({ step, status: null })
          return aDelivery(status!, { type })
        },
        aDelivery('SET', { type }),
      ).status
    expect(walk('STANDARD', [...road, 'FINISH'])).toBe('COMPLETED')
    const back = ['SWAP_PICK_UP', 'SWAP_DEPART', 'SWAP_ARRIVE', 'SWAP_HAND_OVER'] as const
    expect(walk('TWO_WAY_DELIVERY', [...road, ...back, 'FINISH'])).toBe('COMPLETED')
  })

  it('asks the customer again when a date moves after they were asked', () => {
    for (const status of ['PENDING_CUSTOMER_CONFIRMATION', 'SMS_SENT', 'CONFIRMED_BY_CUSTOMER'] as const) {
      const facts = aDelivery(status)
      expect(nextStatus(admin(2), facts, 'EDIT', { changed: ['carPickUpDate'] })).toBe('RESCHEDULED_BY_ADMIN')
      expect(nextStatus(admin(2), facts, 'EDIT', { changed: ['comment'] })).toBe(status)
    }
    for (const date of ['carAvailabilityDate', 'carPickUpDate', 'carDeliveryDeadline'])
      expect(askedAnewFrom({ status: 'SMS_SENT' }, ['comment', date])).toBe('RESCHEDULED_BY_ADMIN')
    expect(askedAnewFrom({ status: 'SMS_SENT' }, [])).toBe(null)
    expect(askedAnewFrom({ status: 'CONFIRMED' }, ['carPickUpDate'])).toBe(null)
  })

  it('asks whoever has the right number, while the wrong one has not answered', () => {
    for (const status of ['PENDING_CUSTOMER_CONFIRMATION', 'SMS_SENT'] as const) {
      const facts = aDelivery(status)
      expect(nextStatus(admin(2), facts, 'EDIT', { changed: ['clientPhone'] })).toBe('REQUESTED')
      expect(nextStatus(admin(2), facts, 'EDIT', { changed: ['clientEmail'] })).toBe(status)
      expect(askedAnewFrom(facts, ['clientPhone', 'carPickUpDate'])).toBe('RESCHEDULED_BY_ADMIN')
    }
    for (const status of ['CONFIRMED_BY_CUSTOMER', 'RESCHEDULED_BY_ADMIN', 'CONFIRMED', 'SET'] as const)
      expect(askedAnewFrom({ status }, ['clientPhone'])).toBe(null)
  })
})

describe('the person', () => {
  it('is refused as driver until the office accepts them, whatever the delivery', () => {
    const waiting = { ...driver(), state: 'WAITING' } as const
    for (const status of ['SET', 'ONGOING'] as const)
      expect(ask(waiting, aDelivery(status), 'DEPART')).toEqual({
        ok: false,
        code: 'FORBIDDEN',
        reason: 'DRIVER_NOT_ACCEPTED',
      })
  })
})

describe('creation', () => {
  it('is for clients with an organisation and for admins', () => {
    for (const actor of [client(6), client(4), admin(3), admin(1)]) expect(decideCreation(actor).ok).toBe(true)
    expect(decideCreation(client(4, null))).toMatchObject({ code: 'FORBIDDEN', reason: 'NO_ORGANIZATION' })
    expect(decideCreation(driver())).toMatchObject({ code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
    expect(decideCreation(ANONYMOUS)).toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

describe('a refusal by the state', () => {
  it('tells status, version and what this caller may do instead', () => {
    expect(ask(admin(2), aDelivery('COMPLETED'), 'CONFIRM')).toEqual({
      ok: false,
      code: 'CONFLICT',
      reason: 'ILLEGAL_TRANSITION',
      current: { status: 'COMPLETED', version: 7, allowed: ['CANCEL', 'SEND_RATING_EMAIL'] },
    })
    expect(ask(client(6), aDelivery('CONFIRMED'), 'CANCEL')).toMatchObject({ current: { allowed: [] } })
  })

  it('says why a delivery cannot be deleted', () => {
    expect(ask(admin(2), aDelivery('ONGOING'), 'DELETE')).toMatchObject({ reason: 'IN_PROGRESS' })
    expect(ask(admin(2), aDelivery('COMPLETED'), 'DELETE')).toMatchObject({ reason: 'HAS_INVOICE' })
    expect(ask(admin(2), aDelivery('CANCELLED_BY_ADMIN', { hasPayment: true }), 'DELETE')).toMatchObject({
      reason: 'HAS_INVOICE',
    })
  })

  it('says that the auction is closed', () => {
    expect(ask(driver(), aDelivery('SET'), 'OFFER')).toMatchObject({ reason: 'OFFER_CLOSED' })
    expect(ask(admin(2), aDelivery('SET'), 'ACCEPT_OFFER')).toMatchObject({ reason: 'OFFER_CLOSED' })
  })

  it('does not bring back what was invoiced', () => {
    const invoiced = aDelivery('CANCELLED_BY_ADMIN', { hasInvoice: true })
    expect(ask(admin(2), invoiced, 'ACTIVATE')).toMatchObject({ reason: 'HAS_INVOICE' })
    expect(allowedActions(admin(2), invoiced, NOW)).toEqual([])
  })
})

describe('guards', () => {
  it('keeps a closed request from being edited', () => {
    const closed = aDelivery('REQUESTED', { isEditable: false })
    expect(ask(client(6), closed, 'EDIT')).toMatchObject({ reason: 'NOT_EDITABLE' })
    expect(allowedActions(client(6), closed, NOW)).toEqual(['CANCEL'])
  })

  it('lists what an incomplete delivery lacks', () => {
    const bare = aDelivery('REQUESTED', {
      type: 'TWO_WAY_DELIVERY',
      addresses: { from: false, to: false, returnFrom: false, returnTo: false },
      vehicles: [],
      category: null,
    })
    expect(missingParts(bare)).toEqual([
      'fromAddress',
      'toAddress',
      'vehicles.0',
      'category',
      'toReturnFromAddress',
      'toReturnToAddress',
      'vehicles.1',
    ])
    for (const action of ['CONFIRM', 'ALLOW', 'ASSIGN_DRIVER', 'SEND_CONFIRMATION_SMS'] as const)
      expect(ask(admin(2), bare, action)).toMatchObject({ reason: 'DELIVERY_INCOMPLETE' })
    expect(allowedActions(admin(2), bare, NOW)).toContain('CONFIRM')
  })

  it('sends one SMS, to a number', () => {
    expect(ask(admin(3), aDelivery('REQUESTED', { smsSentAt: NOW }), 'SEND_CONFIRMATION_SMS')).toMatchObject({
      reason: 'SMS_ALREADY_SENT',
    })
    expect(ask(admin(3), aDelivery('REQUESTED', { clientPhone: null }), 'SEND_CONFIRMATION_SMS')).toMatchObject({
      reason: 'DELIVERY_INCOMPLETE',
      missing: ['clientPhone'],
    })
  })

  it('asks for a rating only where there is an address to write to', () => {
    const blanked = aDelivery('COMPLETED', { clientEmail: '' })
    expect(ask(admin(3), blanked, 'SEND_RATING_EMAIL')).toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_MISSING' })
    expect(allowedActions(admin(3), blanked, NOW)).not.toContain('SEND_RATING_EMAIL')
  })

  it('gives a mission to an accepted driver only, and to another one when it changes hands', () => {
    const waiting = aDelivery('WAITING_FOR_DRIVER')
    for (const state of ['WAITING', 'REFUSED', 'DISABLED'] as const)
      for (const action of ['ASSIGN_DRIVER', 'ACCEPT_OFFER'] as const)
        expect(ask(admin(2), waiting, action, { driver: { id: 'driver-2', state } })).toMatchObject({
          reason: 'DRIVER_UNAVAILABLE',
        })
    expect(ask(admin(2), waiting, 'ASSIGN_DRIVER', { driver: null })).toMatchObject({ code: 'NOT_FOUND' })
    expect(ask(admin(2), aDelivery('SET'), 'CHANGE_DRIVER', { driver: { id: 'driver-1', state: 'ACCEPTED' } })).toEqual(
      {
        ok: false,
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'driverId', code: 'notAllowed' }],
      },
    )
  })

  it('locks prices with the driver, and nearly everything once the mission runs', () => {
    const set = aDelivery('SET')
    for (const price of ['wantedPrice', 'minPrice', 'maxPrice', 'finalPrice'])
      for (const changed of [[price], ['clientFinalPrice', price]])
        expect(ask(admin(2), set, 'EDIT', { changed })).toMatchObject({ code: 'CONFLICT', reason: 'PRICES_LOCKED' })
    expect(ask(admin(2), set, 'EDIT', { changed: ['clientFinalPrice', 'fromAddress'] }).ok).toBe(true)
    const ongoing = aDelivery('ONGOING')
    expect(ask(admin(2), ongoing, 'EDIT', { changed: [...EDITABLE_IN_MISSION] }).ok).toBe(true)
    for (const changed of [['toAddress'], ['toAddress', ...EDITABLE_IN_MISSION]])
      expect(ask(admin(2), ongoing, 'EDIT', { changed })).toMatchObject({ code: 'CONFLICT', reason: 'NOT_EDITABLE' })
    expect(ask(admin(2), aDelivery('CONFIRMED'), 'EDIT', { changed: ['wantedPrice', 'toAddress'] }).ok).toBe(true)
  })

  it('needs a price to complete, from either price', () => {
    const free = aDelivery('DELIVERED', { clientFinalPrice: null, clientInitialPrice: null })
    expect(ask(admin(2), free, 'TERMINATE', goodInput)).toMatchObject({ reason: 'PRICE_MISSING' })
    expect(ask(driver(), free, 'FINISH')).toMatchObject({ reason: 'PRICE_MISSING' })
    expect(ask(admin(2), aDelivery('DELIVERED', { clientFinalPrice: null }), 'TERMINATE', goodInput).ok).toBe(true)
  })

  it('asks why a mission ends before its hand-over', () => {
    const early = ask(admin(2), aDelivery('ONGOING'), 'TERMINATE', {})
    expect(early).toMatchObject({ fields: [{ path: 'reason', code: 'required' }] })
    expect(ask(admin(2), aDelivery('ONGOING'), 'TERMINATE', { reason: ' non ' })).toMatchObject({
      fields: [{ path: 'reason', code: 'tooShort' }],
    })
    expect(ask(admin(2), aDelivery('DELIVERED'), 'TERMINATE', {}).ok).toBe(true)
    const halfWay = aDelivery('DELIVERED', { type: 'TWO_WAY_DELIVERY' })
    expect(ask(admin(2), halfWay, 'TERMINATE', {})).toMatchObject({ fields: [{ code: 'required' }] })
  })

  it('forces one step forward only, with a reason', () => {
    const set = aDelivery('SET', { vehicles: [] })
    expect(ask(admin(2), set, 'FORCE_STEP', { to: 'PICKUP_DRIVER', reason: 'code perdu' }).ok).toBe(true)
    expect(ask(admin(2), set, 'FORCE_STEP', { to: 'ONGOING', reason: 'code perdu' })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(ask(admin(2), set, 'FORCE_STEP', { to: 'PICKUP_DRIVER' })).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  it('asks text for the reason "other", blanks do not count', () => {
    const cancel = (additionalInfo?: string) =>
      ask(client(6), aDelivery('REQUESTED'), 'CANCEL', { cancel: { reason: 'other', additionalInfo } })
    expect(cancel('plus besoin').ok).toBe(true)
    for (const blank of [undefined, '', ' \u00a0 '])
      expect(cancel(blank)).toMatchObject({ fields: [{ path: 'additionalInfo', code: 'required' }] })
  })
})

describe('the codes and inspections of a mission', () => {
  it('wants the right code, judged after the status', () => {
    const set = aDelivery('SET')
    expect(ask(driver(), set, 'PICK_UP', {})).toMatchObject({ fields: [{ path: 'code', code: 'required' }] })
    expect(ask(driver(), set, 'PICK_UP', { code: 'WRONG' })).toMatchObject({
      fields: [{ path: 'code', code: 'invalid' }],
    })
    expect(ask(driver(), set, 'PICK_UP', { code: 'LOCKED' })).toMatchObject({
      code: 'RATE_LIMITED',
      reason: 'CODE_LOCKED',
    })
    expect(ask(driver(), aDelivery('ONGOING'), 'PICK_UP', { code: 'WRONG' })).toMatchObject({ code: 'CONFLICT' })
  })

  it('names the photos and figures that are missing, of the vehicle of the leg', () => {
    const bare = { ...inspected, photosBefore: ['top'], mileageBefore: null, essenceBefore: 9 }
    const first = ask(driver(), aDelivery('SET', { vehicles: [bare] }), 'PICK_UP', goodInput)
    expect(first).toMatchObject({
      reason: 'INSPECTION_INCOMPLETE',
      missing: [
        'imagesBefore.topLeft',
        'imagesBefore.topRight',
        'imagesBefore.bottomLeft',
        'imagesBefore.bottomRight',
        'imagesBefore.bottom',
        'mileageBefore',
        'essenceBefore',
      ],
    })
    const twoWay = aDelivery('DELIVERED', { type: 'TWO_WAY_DELIVERY', vehicles: [inspected] })
    expect(ask(driver(), twoWay, 'SWAP_PICK_UP')).toMatchObject({ missing: ['vehicle'] })
  })

  it('does not let the odometer run backwards, unless it could not be read', () => {
    const arrive = (mileageAfter: number) =>
      ask(driver(), aDelivery('PICKUP_CLIENT', { vehicles: [{ ...inspected, mileageAfter }] }), 'HAND_OVER', goodInput)
    expect(arrive(11_999)).toMatchObject({ missing: ['mileageAfter'] })
    expect(arrive(12_000).ok).toBe(true)
    expect(arrive(-1).ok).toBe(true)
    expect(arrive(-2)).toMatchObject({ missing: ['mileageAfter'] })
  })

  it('keeps a driver to one mission in motion', () => {
    const busy = ask(driver(), aDelivery('SET'), 'PICK_UP', { ...goodInput, driverBusy: true })
    expect(busy).toMatchObject({ reason: 'DRIVER_BUSY' })
    const between = aDelivery('DELIVERED', { type: 'TWO_WAY_DELIVERY', vehicles: [inspected, inspected] })
    const second = (driverBusy: boolean) => ask(driver(), between, 'SWAP_PICK_UP', { ...goodInput, driverBusy })
    expect(second(true)).toMatchObject({ reason: 'DRIVER_BUSY' })
    expect(second(false).ok).toBe(true)
    // the office writes down what has happened
    expect(ask(admin(2), between, 'FORCE_STEP', { ...goodInput, driverBusy: true }).ok).toBe(true)
  })

  it.each([
    ['CONFIRMED', 'ASSIGN_DRIVER'],
    ['SET', 'CHANGE_DRIVER'],
    ['SET', 'EDIT'],
  ] as const)('%s, %s: refuses a mission in the time of others, naming them', (status, action) => {
    const input = { deal: goodInput.deal!, driver: { id: 'another', state: 'ACCEPTED' } } as const
    const verdict = (overlaps: string[]) => ask(admin(2), aDelivery(status), action, { ...input, overlaps })
    expect(verdict(['100288'])).toMatchObject({ code: 'CONFLICT', reason: 'OVERLAP', overlaps: ['100288'] })
    expect(verdict([]).ok).toBe(true)
  })

  it.each([
    ['CONFIRMED', 'ASSIGN_DRIVER'],
    ['WAITING_FOR_DRIVER', 'ASSIGN_DRIVER'],
    ['WAITING_FOR_DRIVER', 'ACCEPT_OFFER'],
    ['SET', 'CHANGE_DRIVER'],
  ] as const)('%s, %s: with an expired paper only on purpose, naming it', (status, action) => {
    const input = { deal: goodInput.deal!, driver: { id: 'another', state: 'ACCEPTED' } } as const
    const verdict = (expired: Paper[], despite: boolean) =>
      ask(admin(2), aDelivery(status), action, { ...input, papers: { expired, despite } })
    expect(verdict(['vigilance', 'insurance'], false)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      reason: 'PAPERS_EXPIRED',
      missing: ['vigilance', 'insurance'],
    })
    expect(verdict(['vigilance'], true).ok).toBe(true)
    expect(verdict([], false).ok).toBe(true)
    // who may not give a mission may not give one despite a paper either
    expect(
      ask(admin(3), aDelivery(status), action, { ...input, papers: { expired: [], despite: true } }),
    ).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'RANK_TOO_LOW',
    })
  })

  it('asks about papers on every way to a driver, and on no other', () => {
    const ways = TRANSITIONS.filter(({ needs }) => (needs as readonly string[]).includes('driverAvailable'))
    expect(ways.map(({ id }) => id)).toEqual(['T8', 'T9', 'T10b'])
    expect(TRANSITIONS.filter(({ needs }) => (needs as readonly string[]).includes('papersHold'))).toEqual(ways)
    expect(TRANSITIONS.filter(({ to }) => to === 'SET')).toEqual(ways)
  })

  it('finishes with the signed report only', () => {
    const unsigned = aDelivery('DELIVERED', { validationDocTypes: ['CMR'] })
    expect(ask(driver(), unsigned, 'FINISH')).toMatchObject({ reason: 'PV_MISSING' })
    expect(allowedActions(driver(), unsigned, NOW)).toEqual(['FINISH'])
  })
})
