import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../test/database'
import { as, createWorld, dates, NOW } from '../../../test/world'
import type { World } from '../../../test/world'
import type { Tx } from '../../platform/db/database'
import { rows } from '../../platform/db/rows'
import { deliveries } from '../../tables/deliveries'
import { organizations } from '../../tables/organizations'
import { createCreate } from './service/create'
import type { DeliveryDeps } from './service/deps'

let world: World

beforeAll(async () => {
  world = await createWorld()
  world.setTime(NOW)
})
afterAll(() => world.close())

const form = () => ({
  type: 'STANDARD' as const,
  clientFirstName: 'Camille',
  clientLastName: 'Laurent',
  clientEmail: 'camille@test.test',
  ...dates(NOW),
})
const REFUSED = { code: 'BAD_USER_INPUT', fields: [{ path: 'representativeId', code: 'invalid' }] }

async function remove(tx: Tx, organizationId: string): Promise<void> {
  await tx.sql.select().from(organizations).where(eq(organizations.id, organizationId)).for('update')
  await tx.sql.update(organizations).set({ deletedAt: NOW }).where(eq(organizations.id, organizationId))
}

describe.each([undefined, 'order-1'])('an order with the key %s', (idempotencyKey) => {
  it('of an organisation that is deleted while it is read is refused', async () => {
    const organization = await world.make.organization()
    const client = await world.make.client(organization)
    const ctx = as(client, idempotencyKey === undefined ? {} : { idempotencyKey })
    const { db, clock, quote } = world
    const tx: DeliveryDeps['db']['tx'] = async (work, finish) => {
      await db.tx((other) => remove(other, organization))
      return db.tx(work, finish)
    }
    const create = createCreate({ db: { ...db, tx }, clock, quote })
    await expect(create(ctx, form())).rejects.toMatchObject(REFUSED)
    expect(await db.sql.$count(deliveries, eq(deliveries.organizationId, organization))).toBe(0)
  })

  it.runIf(onPostgres)('waits for whoever is deleting the organisation', async () => {
    const organization = await world.make.organization()
    const client = await world.make.client(organization)
    const ctx = as(client, idempotencyKey === undefined ? {} : { idempotencyKey })
    const { db } = world
    const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    let ordered: Promise<unknown> | undefined
    await db.tx(async (tx) => {
      await remove(tx, organization)
      ordered = world.deliveries.create(ctx, form())
      await expect.poll(async () => (await rows(db.sql, waiting)).length, { timeout: 30_000 }).toBe(1)
    })
    await expect(ordered).rejects.toMatchObject(REFUSED)
    expect(await db.sql.$count(deliveries, eq(deliveries.organizationId, organization))).toBe(0)
  })
})
