import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, completeDelivery, createWorld } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveryLogs } from '../../tables/deliveries'

let world: World
let admin: AdminActor
let client: ClientActor
let id: string

beforeAll(async () => {
  world = await createWorld()
  admin = await world.make.admin(3)
  client = await world.make.client(await world.make.organization())
  id = await completeDelivery(world, client)
  await world.deliveries.cancel(as(client), { id, reason: 'car_not_at_mcc' })
})
afterAll(() => world.close())

const page = (number: number, pageSize: number, language: 'fr' | 'en' = 'fr') =>
  world.deliveries.logs(admin, id, { page: number, pageSize, language })

it('the log names who did what and why, in the language of the reader, the newest first', async () => {
  const { totalCount, logs } = await page(1, 10)
  expect(totalCount).toBe(3)
  expect(logs.map(({ log }) => log.includes('Claire Client'))).toEqual([true, true, true])
  expect(logs[0]?.log).not.toBe(logs[1]?.log)
  const [inEnglish] = (await page(1, 10, 'en')).logs
  expect(inEnglish?.log).toMatch(/^Claire Client cancelled .+: .+/)
})

it('the reason of whoever cancels is kept', async () => {
  const lines = await world.db.sql.select().from(deliveryLogs).where(eq(deliveryLogs.deliveryId, id))
  expect(lines.map(({ action, reason }) => [action, reason])).toContainEqual(['CANCEL', 'car_not_at_mcc'])
})

it('each line stands on one page', async () => {
  const all = (await page(1, 10)).logs.map((line) => line.id)
  const walked = [await page(1, 1), await page(2, 1), await page(3, 1), await page(4, 1)]
  expect(walked.flatMap(({ logs }) => logs.map((line) => line.id))).toEqual(all)
})

it('the log is the office’s', async () => {
  const asked = { page: 1, pageSize: 10, language: 'fr' } as const
  await expect(world.deliveries.logs(client, id, asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(page(0, 10)).rejects.toMatchObject({ fields: [{ path: 'page', code: 'outOfRange' }] })
})
