import { expect, it } from 'vitest'
import type { Hint } from '../../platform/live/broadcast'
import type { DeliveryChanged } from './events'
import { deliveryReactions } from './reactions'

const DELIVERY = { id: 'd', status: 'CONFIRMED', version: 1, organizationId: 'o', trackingId: 't1' } as const

/** Who is told of a change from `before` to `after`. */
async function hintOf(before: object | null, after: object, data: object = {}): Promise<Hint | undefined> {
  const said: Hint[] = []
  const reactions = deliveryReactions({ hint: (hint) => void said.push(hint) })
  const event = { before: before && { ...DELIVERY, ...before }, after: { ...DELIVERY, version: 2, ...after }, data }
  for (const { on, phase, react } of reactions)
    if (on === 'delivery.changed' && phase === 'committed') await react(event as unknown as DeliveryChanged)
  return said[0]
}

it('the office, the organisation and whoever follows are told where the delivery stands', async () => {
  expect(await hintOf(null, {})).toEqual({
    deliveryId: 'd',
    status: 'CONFIRMED',
    version: 2,
    organizationId: 'o',
    driverIds: [],
    trackingIds: ['t1'],
    auction: false,
  })
})

it.each([
  ['opens', {}, { status: 'WAITING_FOR_DRIVER' }],
  ['is priced again', { status: 'WAITING_FOR_DRIVER' }, { status: 'WAITING_FOR_DRIVER' }],
  ['ends', { status: 'WAITING_FOR_DRIVER' }, { status: 'SET' }],
])('every driver is told of an auction that %s', async (_what, before, after) => {
  expect(await hintOf(before, after)).toMatchObject({ auction: true })
})

it('the driver who gets a mission, the one who loses it and those whose offers fell are told', async () => {
  const hint = await hintOf({ selectedDriverId: 'old' }, { selectedDriverId: 'new' }, { rejectedDriverIds: ['bid'] })
  expect(hint?.driverIds).toEqual(['old', 'new', 'bid'])
  expect((await hintOf({ selectedDriverId: 'x' }, { selectedDriverId: 'x' }))?.driverIds).toEqual(['x'])
})

it('whoever follows by a link that was changed is told too', async () => {
  expect((await hintOf({}, { trackingId: 't2' }))?.trackingIds).toEqual(['t1', 't2'])
})
