import { setTimeout as sleep } from 'node:timers/promises'
import type { OnlineDriver } from '@volant/contract/live'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openListeners } from '../../../test/live'
import type { LiveListener } from '../../../test/live'
import { openProduct } from '../../../test/product'
import type { Persona, Product } from '../../../test/product'
import { putAtStatus } from '../../../test/delivery-at-status'
import { mainJobOf } from '../../../test/main-job'
import { positions } from '../../tables/tracking'

let product: Product
let listeners: Awaited<ReturnType<typeof openListeners>>
let office: LiveListener

beforeAll(async () => {
  product = await openProduct()
  listeners = await openListeners(product)
  office = await listeners.listen(product.people.A3.token)
})
beforeEach(() => void office.frames.splice(0))
afterAll(async () => {
  await listeners.close()
  await product.close()
})

const heard = ({ frames }: LiveListener): OnlineDriver[][] =>
  frames.filter(({ event }) => event === 'online-drivers').map(({ text }) => JSON.parse(text) as OnlineDriver[])
/** Longer than news of drivers are gathered for. */
const settled = () => sleep(1300)
const driver = (who: Persona) => ({ driverId: product.people[who].profileId, fullName: 'David Driver' })

it('tells admins alone who of the accepted drivers is there, as they come and go', async () => {
  const others = await Promise.all((['C4', 'DW'] as const).map((who) => listeners.listen(product.people[who].token)))
  const [mine] = [await listeners.listen(product.people.DS.token), await listeners.listen(product.people.DA.token)]
  await settled()
  const last = heard(office).at(-1)
  expect(last).toHaveLength(2)
  expect(last).toEqual(expect.arrayContaining([driver('DS'), driver('DA')]))
  mine.socket.close()
  await settled()
  expect(heard(office).at(-1)).toEqual([driver('DA')])
  for (const other of [...others, mine]) expect(heard(other)).toEqual([])
})

it('tells an admin who arrives at once, and with the last place of whoever is on the road', async () => {
  const id = await mainJobOf(product).order('C4', false)
  const { profileId, sub } = product.people.DA
  const on = { role: 'DRIVER', state: 'ACCEPTED', language: 'fr', sub, profileId } as const
  await putAtStatus(product.db, id, { status: 'ONGOING', driver: on })
  const at = { latitude: 47.1, longitude: 3.2 }
  const now = new Date()
  await product.db.sql
    .insert(positions)
    .values({ deliveryId: id, driverId: profileId, recordedAt: now, receivedAt: now, ...at })
  const early = await listeners.listen(product.people.A1.token)
  await sleep(300)
  expect(heard(early)).toEqual([[{ ...driver('DA'), ...at }]])
  await putAtStatus(product.db, id, { status: 'COMPLETED', driver: on })
  const later = await listeners.listen(product.people.A2.token)
  await sleep(300)
  expect(heard(later)).toEqual([[driver('DA')]])
})
