import { describe, expect, it } from 'vitest'
import { DELIVERY_TYPES, STORED_STATUSES, type DeliveryStatus } from '../../src/deliveries/statuses'
import { fromAssignment, stepsOf, steppedOn, type StepFacts } from '../../src/deliveries/steps'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))

const facts = (status: DeliveryStatus, change: Partial<StepFacts> = {}): StepFacts => ({
  status,
  type: 'STANDARD',
  createdAt: at(6),
  confirmedAt: null,
  completedAt: null,
  cancelledAt: null,
  reached: {},
  ...change,
})

/** `+` done, `>` current, `-` ahead. */
const MARK = { DONE: '+', CURRENT: '>', AHEAD: '-' } as const
const line = (of: StepFacts) => stepsOf(of).map(({ name, state }) => `${MARK[state]}${name}`)
const timed = (of: StepFacts) =>
  stepsOf(of)
    .filter(({ state }) => state !== 'AHEAD')
    .map(({ name, at: when }) => `${name} ${when ? when.getUTCHours() : '?'}`)

const ONE_WAY = '+REQUESTED +CONFIRMED +ASSIGNED +PICKED_UP +ON_THE_WAY +ARRIVED +HANDED_OVER'.split(' ')
const AHEAD_OF_REQUEST = '-CONFIRMED -AUCTION -ASSIGNED -PICKED_UP -ON_THE_WAY -ARRIVED -HANDED_OVER -COMPLETED'.split(
  ' ',
)

/** One-way at each status, with nothing but its status known: what is current, and what it waits for. */
const EXPECTED: Readonly<Record<DeliveryStatus, readonly [string, string | null]>> = {
  REQUESTED: ['REQUESTED', 'OFFICE_CONFIRMATION'],
  PENDING_CUSTOMER_CONFIRMATION: ['REQUESTED', 'CUSTOMER_ANSWER'],
  SMS_SENT: ['REQUESTED', 'CUSTOMER_ANSWER'],
  CONFIRMED_BY_CUSTOMER: ['REQUESTED', 'OFFICE_CONFIRMATION'],
  RESCHEDULED_BY_ADMIN: ['REQUESTED', 'OFFICE_CONFIRMATION'],
  CONFIRMED: ['CONFIRMED', 'DISPATCH'],
  WAITING_FOR_DRIVER: ['AUCTION', 'DRIVER'],
  SET: ['ASSIGNED', 'START_CODE'],
  PICKUP_DRIVER: ['PICKED_UP', 'DEPARTURE'],
  ONGOING: ['ON_THE_WAY', 'ARRIVAL'],
  PICKUP_CLIENT: ['ARRIVED', 'RECEPTION_CODE'],
  DELIVERED: ['HANDED_OVER', 'CLOSING'],
  SWAP_PICKUP_DRIVER: ['SWAP_PICKED_UP', 'DEPARTURE'],
  SWAP_IN_TRANSIT: ['SWAP_ON_THE_WAY', 'ARRIVAL'],
  SWAP_PICKUP_CLIENT: ['SWAP_ARRIVED', 'RETURN_CODE'],
  SWAP_DELIVERED: ['SWAP_HANDED_OVER', 'CLOSING'],
  COMPLETED: ['COMPLETED', null],
  CANCELLED_BY_ADMIN: ['CANCELLED', null],
  CANCELLED_BY_MANDATORY: ['CANCELLED', null],
  CANCELLED_BY_CUSTOMER: ['CANCELLED', null],
}

describe('the line of steps', () => {
  for (const status of STORED_STATUSES)
    for (const type of DELIVERY_TYPES) {
      if (status.startsWith('SWAP_') && type !== 'TWO_WAY_DELIVERY') continue
      it(`has one current step at ${status} of ${type}, done before it and ahead after it`, () => {
        const steps = stepsOf(facts(status, { type }))
        const [name, awaits] = EXPECTED[status]
        const here = steps.findIndex(({ state }) => state === 'CURRENT')
        const handsOverTwice = status === 'DELIVERED' && type === 'TWO_WAY_DELIVERY'
        expect(steps[here]).toMatchObject({ name, awaits: handsOverTwice ? 'SECOND_VEHICLE' : awaits })
        expect(steps.slice(0, here).every(({ state }) => state === 'DONE')).toBe(true)
        expect(steps.slice(here + 1).every(({ state, at: when }) => state === 'AHEAD' && when === null)).toBe(true)
        expect(steps.filter((step) => step.awaits !== null).length).toBe(awaits === null ? 0 : 1)
        expect(steps.filter(({ name: each }) => each.startsWith('SWAP_')).length).toBe(
          type === 'TWO_WAY_DELIVERY' && !['COMPLETED', 'CANCELLED'].includes(name) ? 4 : 0,
        )
      })
    }

  it('leads from the request to the end', () => {
    expect(line(facts('REQUESTED'))).toEqual(['>REQUESTED', ...AHEAD_OF_REQUEST])
    expect(line(facts('DELIVERED'))).toEqual([...ONE_WAY.slice(0, -1), '>HANDED_OVER', '-COMPLETED'])
  })

  it('walks the second vehicle between the first hand-over and the end', () => {
    expect(line(facts('SWAP_IN_TRANSIT', { type: 'TWO_WAY_DELIVERY' }))).toEqual([
      ...ONE_WAY,
      '+SWAP_PICKED_UP',
      '>SWAP_ON_THE_WAY',
      '-SWAP_ARRIVED',
      '-SWAP_HANDED_OVER',
      '-COMPLETED',
    ])
  })

  it('says when each step was reached', () => {
    const reached = { REQUESTED: at(6), CONFIRMED: at(7), WAITING_FOR_DRIVER: at(8), SET: at(9), PICKUP_DRIVER: at(10) }
    expect(timed(facts('PICKUP_DRIVER', { confirmedAt: at(7), reached }))).toEqual([
      'REQUESTED 6',
      'CONFIRMED 7',
      'AUCTION 8',
      'ASSIGNED 9',
      'PICKED_UP 10',
    ])
  })

  it('leaves out the auction of a driver who was named at once, and takes its time for the confirmation', () => {
    expect(timed(facts('SET', { confirmedAt: at(9), reached: { REQUESTED: at(6), SET: at(9) } }))).toEqual([
      'REQUESTED 6',
      'CONFIRMED 9',
      'ASSIGNED 9',
    ])
  })

  it('takes the times of columns where there is no log', () => {
    const known = { createdAt: at(5), confirmedAt: at(6), completedAt: at(14) }
    expect(timed(facts('COMPLETED', known))).toEqual(['REQUESTED 5', 'CONFIRMED 6', 'COMPLETED 14'])
  })

  it('leaves out what a terminated delivery never did', () => {
    const reached = { REQUESTED: at(6), CONFIRMED: at(7), COMPLETED: at(8) }
    expect(line(facts('COMPLETED', { reached }))).toEqual(['+REQUESTED', '+CONFIRMED', '>COMPLETED'])
  })

  it('shows where a cancelled one ended', () => {
    const reached = { REQUESTED: at(6), CONFIRMED: at(7), WAITING_FOR_DRIVER: at(8), CANCELLED_BY_ADMIN: at(9) }
    expect(timed(facts('CANCELLED_BY_ADMIN', { cancelledAt: at(9), reached }))).toEqual([
      'REQUESTED 6',
      'CONFIRMED 7',
      'AUCTION 8',
      'CANCELLED 9',
    ])
  })

  it('keeps what was completed before it was cancelled', () => {
    const reached = { REQUESTED: at(6), COMPLETED: at(8), CANCELLED_BY_ADMIN: at(9) }
    expect(line(facts('CANCELLED_BY_ADMIN', { completedAt: at(8), cancelledAt: at(9), reached }))).toEqual([
      '+REQUESTED',
      '+COMPLETED',
      '>CANCELLED',
    ])
  })

  it('forgets the round before it was cancelled and asked for again', () => {
    const reached = {
      CONFIRMED: at(7),
      WAITING_FOR_DRIVER: at(8),
      CANCELLED_BY_ADMIN: at(9),
      REQUESTED: at(10),
      SET: at(11),
    }
    expect(timed(facts('SET', { confirmedAt: at(11), reached }))).toEqual([
      'REQUESTED 10',
      'CONFIRMED 11',
      'ASSIGNED 11',
    ])
  })

  it('forgets the driver of before where the auction was opened again and then cancelled', () => {
    const reached = {
      REQUESTED: at(6),
      CONFIRMED: at(7),
      SET: at(8),
      WAITING_FOR_DRIVER: at(9),
      CANCELLED_BY_ADMIN: at(10),
    }
    expect(line(facts('CANCELLED_BY_ADMIN', { reached }))).toEqual([
      '+REQUESTED',
      '+CONFIRMED',
      '+AUCTION',
      '>CANCELLED',
    ])
  })

  it.each([
    ['STANDARD', 'SET PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED COMPLETED'],
    [
      'TWO_WAY_DELIVERY',
      'SET PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT SWAP_DELIVERED COMPLETED',
    ],
  ] as const)('goes on to each status of a %s mission as the server would tell it', (type, road) => {
    const statuses = road.split(' ') as DeliveryStatus[]
    const told = (index: number) => {
      const reached = Object.fromEntries(statuses.slice(0, index + 1).map((status, hour) => [status, at(hour + 8)]))
      const line = stepsOf(facts(statuses[index]!, { type, reached: { CONFIRMED: at(7), ...reached } }))
      return fromAssignment(line).map(({ name, state, at: when }) => ({ name, state, at: when }))
    }
    for (let index = 1; index < statuses.length; index++)
      expect(steppedOn(told(index - 1), statuses[index]!, at(index + 8))).toEqual(told(index))
  })

  it('begins with the assignment for drivers and the public', () => {
    expect(fromAssignment(stepsOf(facts('ONGOING'))).map(({ name }) => name)).toEqual([
      'ASSIGNED',
      'PICKED_UP',
      'ON_THE_WAY',
      'ARRIVED',
      'HANDED_OVER',
      'COMPLETED',
    ])
  })
})
