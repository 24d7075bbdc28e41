import { upkeepState } from '@volant/contract/rest/upkeep'
import { subHours } from 'date-fns'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { backups } from '../../platform/backup/table'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const ask = (path: string) => product.call('GET', `/upkeep/${path}`, { token: product.people.A1.token })

it('says which product runs on what, since when, and whether its parts are there', async () => {
  const { body } = await ask('state')
  const state = upkeepState.replies[200].parse(body)
  expect(state.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(state.database.engine).toBe(product.db.engine === 'pglite' ? 'embedded' : 'postgresql')
  expect(Number.parseInt(state.database.version)).toBeGreaterThanOrEqual(15)
  expect(state.migration.name).toMatch(/^\d{4}_\w+$/)
  expect(new Date(state.startedAt).getTime()).toBeLessThanOrEqual(Date.now())
  expect(state.parts).toEqual({ database: true, storage: true })
  expect(state.providers).toEqual([
    { channel: 'email', to: 'outbox', away: false },
    { channel: 'sms', to: 'outbox', away: false },
    { channel: 'push', to: 'web push', away: false },
  ])
})

it('names the newest backup, and says when it is too old or missing', async () => {
  const backup = async () => upkeepState.replies[200].parse((await ask('state')).body).backup
  expect(await backup()).toBeNull()
  const made = (hours: number, bytes: number) => {
    const startedAt = subHours(new Date(), hours)
    return { id: uuid(), startedAt, finishedAt: startedAt, bytes }
  }
  await product.db.sql.insert(backups).values([made(60, 1000), made(40, 2000)])
  expect(await backup()).toMatchObject({ bytes: 2000, old: true })
  await product.db.sql.insert(backups).values(made(2, 3000))
  expect(await backup()).toMatchObject({ bytes: 3000, old: false })
})
