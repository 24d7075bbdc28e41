import { maskFor, MISSION_MASK_DAYS } from '@volant/domain/deliveries/masks'
import { isVisible } from '@volant/domain/deliveries/policy'
import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { ALERT_HOURS, isAlert } from '@volant/domain/deliveries/tabs'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { Actor, DriverActor } from '@volant/domain/kernel/actor'
import { addHours, addMilliseconds, subDays } from 'date-fns'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeDelivery, createWorld, insertable, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { Params } from '../../projections/engine'
import { deliveries } from '../../tables/deliveries'
import { detailedFor, inAlert, visibleTo } from './scope'

type Row = typeof deliveries.$inferSelect

const ENDS = [NOW, subDays(NOW, MISSION_MASK_DAYS), addMilliseconds(subDays(NOW, MISSION_MASK_DAYS), -1)]
const HORIZON = addHours(NOW, ALERT_HOURS)
const DEADLINES = [subDays(NOW, 1), HORIZON, addMilliseconds(HORIZON, 1)]

let world: World
let rows: Row[]
let drivers: readonly [DriverActor, DriverActor]
let uncleared: readonly DriverActor[]
let people: readonly (readonly [string, Actor])[]

/** Every status, of two organisations, with nobody, one driver and another chosen, deleted or not, ended and due on either side of a bound. */
beforeAll(async () => {
  world = await createWorld()
  const { make, db } = world
  const [own, other] = [await make.organization(), await make.organization()]
  drivers = [await make.driver(), await make.driver()]
  uncleared = [await make.driver('WAITING'), await make.driver('REFUSED'), await make.driver('DISABLED')]
  people = [
    ['a super admin', await make.admin(1)],
    ['a maintainer', await make.admin(2)],
    ['support', await make.admin(3)],
    ['an owner', await make.client(own, 4)],
    ['a manager', await make.client(own, 5)],
    ['a member', await make.client(own, 6)],
    ['a client of another organisation', await make.client(other, 4)],
    ['a client without an organisation', await make.client(null, 4)],
    ['a driver', drivers[0]],
    ['a rival', drivers[1]],
    ['nobody', ANONYMOUS],
  ]
  const client = await make.client(own, 4)
  const template = insertable(await rowOf(db, await completeDelivery(world, client)))
  const made = STORED_STATUSES.flatMap((status) => {
    const completed = status === 'COMPLETED'
    const cancelledAt = status.startsWith('CANCELLED') ? NOW : null
    return [own, other].flatMap((organizationId) =>
      [null, drivers[0].profileId, drivers[1].profileId, uncleared[2]?.profileId ?? null].flatMap((selectedDriverId) =>
        [0, 1].flatMap((pendingOffers) =>
          [null, NOW].flatMap((deletedAt) =>
            (completed ? ENDS : [null]).flatMap((completedAt) =>
              DEADLINES.map((carDeliveryDeadline) => ({
                ...template,
                id: uuid(),
                trackingId: uuid(),
                status,
                organizationId,
                selectedDriverId,
                pendingOffers,
                deletedAt,
                completedAt,
                cancelledAt,
                carDeliveryDeadline,
              })),
            ),
          ),
        ),
      ),
    )
  })
  for (let from = 0; from < made.length; from += 200)
    await db.sql.insert(deliveries).values(made.slice(from, from + 200))
  rows = await db.sql.select().from(deliveries)
})
afterAll(() => world.close())

async function chosenBy(condition: (params: Params) => string): Promise<Set<string>> {
  const params = new Params()
  const text = `SELECT d.id FROM deliveries d WHERE ${condition(params)}`
  const found = await world.db.prepared<{ id: string }>({ text, values: params.values })
  return new Set(found.map(({ id }) => id))
}

/** What tells two rows apart, so that a difference can be read. */
function described(ids: (row: Row) => boolean): string[] {
  const moment = (at: Date | null) => at?.toISOString() ?? '-'
  return rows
    .filter(ids)
    .map(
      ({ id, status, organizationId, selectedDriverId, pendingOffers, deletedAt, completedAt, carDeliveryDeadline }) =>
        [
          status,
          organizationId,
          selectedDriverId ?? '-',
          pendingOffers,
          moment(deletedAt),
          moment(completedAt),
          moment(carDeliveryDeadline),
          id,
        ].join(' '),
    )
}

describe('what the database chooses and what the domain says', () => {
  it('is the same for everybody who may ask: which deliveries exist', async () => {
    for (const [name, actor] of people) {
      const chosen = await chosenBy((params) => visibleTo(actor, 'd', params))
      expect(
        described(({ id }) => chosen.has(id)),
        name,
      ).toEqual(described((row) => isVisible(actor, row)))
    }
    const counts = await Promise.all(people.map(([, actor]) => chosenBy((params) => visibleTo(actor, 'd', params))))
    expect(counts.filter(({ size }) => size > 0 && size < rows.length)).toHaveLength(9)
  })

  it('is nothing for a driver who is not accepted, whatever the status', async () => {
    for (const driver of uncleared) {
      expect(await chosenBy((params) => visibleTo(driver, 'd', params))).toEqual(new Set())
    }
  })

  it('is the same of missions whose details a driver still reads', async () => {
    for (const driver of drivers) {
      const chosen = await chosenBy(
        (params) => `${visibleTo(driver, 'd', params)} AND ${detailedFor(driver, 'd', params, NOW)}`,
      )
      const detailed = described((row) => isVisible(driver, row) && maskFor(driver, row, NOW) === 'm-mission')
      expect(detailed.length).toBeGreaterThan(0)
      expect(described(({ id }) => chosen.has(id))).toEqual(detailed)
    }
  })

  it('is the same of auctions in alert', async () => {
    const chosen = await chosenBy((params) => inAlert('d', params, NOW))
    const urgent = described((row) => isAlert(row, NOW))
    expect(urgent.length).toBeGreaterThan(0)
    expect(described(({ id }) => chosen.has(id))).toEqual(urgent)
  })
})
