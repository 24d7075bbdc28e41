import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { keptDatabase, wipeKept } from '../../../lib/kept/database'
import { tokens } from '../../../lib/tokens'
import { createDrafts } from './drafts'

vi.stubGlobal('localStorage', { getItem: () => `x.${btoa('{"sub":"driver","custom:role":"DRIVER"}')}.x` })
afterEach(() => wipeKept(tokens.driver()))

/** A page that was just opened. */
async function opened() {
  const drafts = createDrafts()
  await drafts.load()
  return drafts
}

it('what is half-filled is found again by the next page, until it is done', async () => {
  const first = await opened()
  await first.save('m', 'PICK_UP', { name: 'Jeanne' })
  await first.save('m', 'figures', { mileage: 12 })
  const next = await opened()
  expect(next.of('m', 'PICK_UP')).toEqual({ name: 'Jeanne' })
  await next.remove('m', 'PICK_UP')
  const last = await opened()
  expect([last.of('m', 'PICK_UP'), last.of('m', 'figures'), last.of('other', 'figures')]).toEqual([
    undefined,
    { mileage: 12 },
    undefined,
  ])
})

it('what is typed is not put back by what the disk has not heard of yet', async () => {
  const drafts = await opened()
  await drafts.save('m', 'figures', { mileage: 12 })
  await (await keptDatabase())?.put('drafts', { mileage: 1 }, 'm.figures')
  await drafts.load()
  expect(drafts.of('m', 'figures')).toEqual({ mileage: 12 })
})

it('the next person on this phone finds nothing, and the same one what they left', async () => {
  const drafts = await opened()
  await drafts.save('m', 'figures', { mileage: 12 })
  drafts.forget()
  expect(drafts.of('m', 'figures')).toBeUndefined()
  await drafts.load()
  expect(drafts.of('m', 'figures')).toEqual({ mileage: 12 })
})
