import { describe, expect, it } from 'vitest'
import { type Actor, ANONYMOUS } from '../../src/kernel/actor'
import { accessOf, mayCallByRank, mayEverCall, type OperationName, OPERATIONS } from '../../src/permissions/operations'
import { admin, client, driver } from '../deliveries/a-delivery'
import { EXPECTED } from './expected'

const COLUMNS: readonly Actor[] = [
  ANONYMOUS,
  client(6),
  client(5),
  client(4),
  driver('driver-1', 'WAITING'),
  driver('driver-1', 'ACCEPTED'),
  admin(3),
  admin(2),
  admin(1),
]
const ROWS = EXPECTED.trim()
  .split('\n')
  .map((line) => {
    const [anonymous = '', clients = '', drivers = '', admins = '', ...name] = line.split(' ')
    return { name: name.join(' '), cells: anonymous + clients + drivers + admins }
  })

const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name)

describe('every operation × persona', () => {
  it('has exactly the rows of the hand-written table', () => {
    expect(Object.keys(OPERATIONS).toSorted()).toEqual(ROWS.map(({ name }) => name).toSorted())
  })

  it.each(ROWS)('$name', ({ name, cells }) => {
    if (!isOperation(name)) throw new Error(name)
    COLUMNS.forEach((actor, column) => {
      const opens = mayEverCall(actor, name).ok && mayCallByRank(actor, name).ok
      expect(opens, `${actor.role} in column ${column}`).toBe(cells[column] !== '-')
    })
    expect(accessOf(name).token !== undefined).toBe(cells.startsWith('T'))
  })
})

describe('which refusal', () => {
  it('asks anonymous visitors who they are', () => {
    expect(mayEverCall(ANONYMOUS, 'GET /auth/me')).toEqual({ ok: false, code: 'UNAUTHENTICATED' })
    expect(mayCallByRank(ANONYMOUS, 'GET /auth/me')).toEqual({ ok: false, code: 'UNAUTHENTICATED' })
  })

  it('turns the wrong role away before anything is loaded', () => {
    expect(mayEverCall(driver(), 'createDelivery')).toEqual({ ok: false, code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
    expect(mayEverCall(client(4), 'advanceMission')).toMatchObject({ reason: 'WRONG_ROLE' })
    expect(mayEverCall(admin(1), 'advanceMission')).toMatchObject({ reason: 'WRONG_ROLE' })
  })

  it('turns the wrong role away whoever asks first', () => {
    for (const [actor, name] of [
      [driver(), 'createDelivery'],
      [client(4), 'advanceMission'],
      [admin(1), 'advanceMission'],
    ] as const)
      expect(mayCallByRank(actor, name)).toEqual({ ok: false, code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
  })

  it.each([
    [admin(3), 'confirmDelivery', 'RANK_TOO_LOW'],
    [client(6), 'POST /organization/get-all-members', 'RANK_TOO_LOW'],
    [client(4, null), 'findAllDeliveries', 'NO_ORGANIZATION'],
    [driver('d', 'WAITING'), 'createOffer', 'DRIVER_NOT_ACCEPTED'],
  ] as const)('of %j for %s is FORBIDDEN, %s', (actor, name, reason) => {
    expect(mayCallByRank(actor, name)).toEqual({ ok: false, code: 'FORBIDDEN', reason })
  })

  it('turns a low rank away only by rank, after the object was found', () => {
    expect(mayEverCall(admin(3), 'confirmDelivery').ok).toBe(true)
    expect(mayCallByRank(admin(3), 'confirmDelivery')).toMatchObject({ reason: 'RANK_TOO_LOW' })
    expect(accessOf('confirmDelivery').object).toBe(true)
    expect(mayCallByRank(client(6), 'POST /organization/get-all-members')).toMatchObject({ reason: 'RANK_TOO_LOW' })
  })

  it('knows drivers who wait and clients without organisation', () => {
    expect(mayCallByRank(driver('d', 'WAITING'), 'createOffer')).toMatchObject({ reason: 'DRIVER_NOT_ACCEPTED' })
    for (const name of ['findAllDeliveries', 'createDelivery', 'getDeliveriesCountByClient'] as const)
      expect(mayCallByRank(client(4, null), name)).toMatchObject({ reason: 'NO_ORGANIZATION' })
    expect(mayCallByRank(client(4, null), 'GET /auth/me').ok).toBe(true)
  })
})
