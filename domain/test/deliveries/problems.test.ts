import { describe, expect, it } from 'vitest'
import { allowedActions, decide, nextStatus } from '../../src/deliveries/lifecycle'
import { isPickUpProblem, PROBLEM_KINDS, type ProblemKind } from '../../src/deliveries/problems'
import { PROBLEM_STATUSES, problemKindsAt, reportableFrom } from '../../src/deliveries/reportable-problems'
import { problemSchema } from '../../src/deliveries/schema'
import {
  CANCEL_REASONS,
  DELIVERY_TYPES,
  type DeliveryStatus,
  type DeliveryType,
  STORED_STATUSES,
} from '../../src/deliveries/statuses'
import { type Actor, ANONYMOUS } from '../../src/kernel/actor'
import { read } from '../../src/kernel/fields'
import { aDelivery, admin, client, driver, NOW } from './a-delivery'

/** Copied by hand from the driver's flow, steps 5a, 6 and S1; `*` with a second vehicle only. */
const PAGE: Record<ProblemKind, string> = {
  car_not_at_mcc: 'SET DELIVERED*',
  car_not_ready_technical: 'SET DELIVERED*',
  car_not_ready_damaged: 'SET DELIVERED*',
  car_not_ready_dirty: 'SET DELIVERED*',
  car_not_ready_no_license_plate: 'SET DELIVERED*',
  customer_not_available: 'SET DELIVERED*',
  warning_light: 'PICKUP_DRIVER ONGOING SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT',
  car_breakdown_during_transfer: 'PICKUP_DRIVER ONGOING SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT',
  accident: 'PICKUP_DRIVER ONGOING SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT',
  delay: 'PICKUP_DRIVER ONGOING SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT',
  // the check of plate and VIN says it
  other_vehicle: '',
}
/** The same for what comes in: it overtakes the steps that still wait on the phone. */
const BEFORE_IT = 'SET PICKUP_DRIVER* ONGOING* PICKUP_CLIENT* DELIVERED*'
const ON_THE_WAY = 'SET PICKUP_DRIVER ONGOING PICKUP_CLIENT* DELIVERED* SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT'
const COMES_IN: Record<ProblemKind, string> = {
  car_not_at_mcc: BEFORE_IT,
  car_not_ready_technical: BEFORE_IT,
  car_not_ready_damaged: BEFORE_IT,
  car_not_ready_dirty: BEFORE_IT,
  car_not_ready_no_license_plate: BEFORE_IT,
  customer_not_available: BEFORE_IT,
  warning_light: ON_THE_WAY,
  car_breakdown_during_transfer: ON_THE_WAY,
  accident: ON_THE_WAY,
  delay: ON_THE_WAY,
  other_vehicle: '',
}
const TWO_WAY: DeliveryType = 'TWO_WAY_DELIVERY'
const stands = (cells: string, status: DeliveryStatus, type: DeliveryType) =>
  cells.split(' ').some((cell) => cell === status || (type === TWO_WAY && cell === `${status}*`))

const PERSONAS: Record<string, Actor> = {
  'the selected driver': driver(),
  'another driver': driver('driver-2'),
  'a driver who waits to be accepted': driver('driver-1', 'WAITING'),
  'a disabled driver': driver('driver-1', 'DISABLED'),
  'a super admin': admin(1),
  support: admin(3),
  'an owner': client(4),
  'a member': client(6),
  'somebody else’s client': client(4, 'org-nord'),
  nobody: ANONYMOUS,
}

function expected(name: string, kind: ProblemKind, status: DeliveryStatus, type: DeliveryType): string {
  if (name === 'nobody') return 'UNAUTHENTICATED'
  if (name === 'somebody else’s client') return 'NOT_FOUND'
  if (name === 'another driver' && status !== 'WAITING_FOR_DRIVER') return 'NOT_FOUND'
  // to whoever once had it a delivery without a driver is no longer there
  const isTheirs = aDelivery(status).selectedDriverId !== null || status === 'WAITING_FOR_DRIVER'
  if (name.includes('driver') && !isTheirs) return 'NOT_FOUND'
  if (!['the selected driver', 'another driver'].includes(name)) return 'FORBIDDEN'
  return stands(COMES_IN[kind], status, type) && name === 'the selected driver' ? 'ok' : 'CONFLICT'
}

describe('who reports what, and where', () => {
  it.each(Object.entries(PERSONAS))('%s: every kind at every status', (name, actor) => {
    for (const type of DELIVERY_TYPES)
      for (const status of STORED_STATUSES)
        for (const kind of PROBLEM_KINDS) {
          const facts = aDelivery(status, { type })
          const decision = decide(actor, facts, 'REPORT_PROBLEM', { problem: kind }, NOW)
          const said = decision.ok ? 'ok' : decision.code
          expect(said, `${kind} at ${status} of ${type}`).toBe(expected(name, kind, status, type))
          if (!decision.ok && decision.code === 'CONFLICT') expect(decision.reason).toBe('ILLEGAL_TRANSITION')
          if (decision.ok) expect(nextStatus(actor, facts, 'REPORT_PROBLEM')).toBe(status)
        }
  })

  it.each(STORED_STATUSES)(
    'the phone offers at %s what the page says, and what it reports from there on comes in',
    (status) => {
      for (const type of DELIVERY_TYPES) {
        expect(problemKindsAt({ status, type })).toEqual(
          PROBLEM_KINDS.filter((kind) => stands(PAGE[kind], status, type)),
        )
        const comesIn = PROBLEM_KINDS.filter((kind) => stands(COMES_IN[kind], status, type))
        expect(reportableFrom({ status, type })).toEqual(comesIn)
      }
      const some = reportableFrom({ status, type: TWO_WAY }).length > 0
      expect(PROBLEM_STATUSES.some((each) => each === status)).toBe(some)
    },
  )

  it('is listed among no buttons of the office or of the mission', () => {
    for (const status of STORED_STATUSES)
      for (const actor of Object.values(PERSONAS))
        expect(allowedActions(actor, aDelivery(status), NOW)).not.toContain('REPORT_PROBLEM')
  })

  it('speaks of the pick-up in reasons to cancel', () => {
    const atPickUp = PROBLEM_KINDS.filter((kind) => isPickUpProblem(kind))
    expect(atPickUp).toEqual(problemKindsAt({ status: 'SET', type: 'STANDARD' }))
    for (const kind of atPickUp) expect(CANCEL_REASONS).toContain(kind)
  })
})

describe('a report as it is sent', () => {
  const ID = '01890000-0000-7000-8000-000000000001'
  const report = { deliveryId: ID, id: ID, kind: 'delay', text: 'Bouchon', capturedAt: NOW }
  it.each([
    [{}, 'ok'],
    [{ photoKey: 'Deliveries/1/problem/a.jpg' }, 'ok'],
    [{ photoKey: null }, 'ok'],
    [{ text: ' abc ' }, 'ok'],
    [{ text: 'x'.repeat(500) }, 'ok'],
    [{ text: 'x'.repeat(501) }, 'text tooLong'],
    [{ text: 'ab' }, 'text tooShort'],
    [{ text: '  ' }, 'text required'],
    [{ text: 'nul \0' }, 'text invalid'],
    [{ kind: 'other' }, 'kind notAllowed'],
    [{ kind: undefined }, 'kind required'],
    [{ id: '7' }, 'id invalid'],
    [{ capturedAt: new Date(Number.NaN) }, 'capturedAt invalid'],
    [{ capturedAt: new Date('1999-12-31T00:00:00Z') }, 'capturedAt outOfRange'],
    [{ photoKey: '../../etc/passwd' }, 'photoKey invalid'],
    [{ photos: [] }, 'photos notAllowed'],
  ])('%j', (change, said) => {
    const result = read(problemSchema, { ...report, ...change })
    expect(result.ok ? 'ok' : result.fields?.map(({ path, code }) => `${path} ${code}`).join()).toBe(said)
  })
})
