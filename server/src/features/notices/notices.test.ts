import type { DriverActor } from '@volant/domain/kernel/actor'
import { NOTICE_KINDS } from '@volant/domain/notices/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld } from '../../../test/world'
import type { World } from '../../../test/world'
import { createNoticeSettings } from './service'
import type { NoticeSettings } from './service'

let world: World
let settings: NoticeSettings
let driver: DriverActor
let other: DriverActor

beforeAll(async () => {
  world = await createWorld()
  settings = createNoticeSettings({ db: world.db, push: { publicKey: 'key' } })
  driver = await world.make.driver('WAITING')
  other = await world.make.driver()
})
afterAll(() => world.close())

describe('what a driver has switched off', () => {
  it('is nothing at first, then what was saved last, and each driver’s own', async () => {
    expect(await settings.find(driver)).toEqual({ muted: [], publicKey: 'key' })
    await settings.update(driver, { muted: ['REMINDER', 'OFFER_LOST', 'REMINDER'] })
    await settings.update(other, { muted: [...NOTICE_KINDS] })
    expect((await settings.find(driver)).muted.toSorted()).toEqual(['OFFER_LOST', 'REMINDER'])
    expect((await settings.update(driver, { muted: ['NEW_AUCTION'] })).muted).toEqual(['NEW_AUCTION'])
    expect((await settings.update(driver, { muted: [] })).muted).toEqual([])
    expect((await settings.find(other)).muted).toHaveLength(6)
  })

  it('holds when it is saved twenty times at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => settings.update(driver, { muted: n % 2 ? ['REMINDER'] : ['NEW_AUCTION'] })),
    )
    const { muted } = await settings.find(driver)
    expect(muted.length).toBeGreaterThan(0)
    expect(muted.every((kind) => kind === 'REMINDER' || kind === 'NEW_AUCTION')).toBe(true)
  })

  it('is for drivers alone', async () => {
    const client = await world.make.client(await world.make.organization())
    await expect(settings.find(client)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
    await expect(settings.update(await world.make.admin(1), { muted: [] })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
