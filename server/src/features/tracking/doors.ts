import { publicTracking, sendTracking } from '@volant/contract/rest/deliveries'
import { Id } from '@volant/contract/rest/fields'
import { lastPosition, sendPositions } from '@volant/contract/rest/tracking'
import { CLIENT_PAYLOADS } from '@volant/contract/live'
import type { Actor } from '@volant/domain/kernel/actor'
import * as z from 'zod'
import { named } from '../../platform/operations/named'
import { defineLive, defineResolver, defineRoute } from '../../platform/operations/registry'
import type { Operation } from '../../platform/operations/registry'
import { rooms } from '../../platform/live/rooms'
import type { createResend } from './service/resend'
import type { Tracking } from './service/tracking'

const PUBLIC = [{ by: 'ip', max: 60, seconds: 60 }] as const

const DAY = 86_400
const NAMED = z.object({ params: z.object({ id: Id }) })
const CARRIED = z.object({ params: z.object({ deliveryId: Id }) })
const ofDelivery = (_ctx: unknown, input: { readonly params: { readonly id: string } }) => input.params.id

/** @param find looks for the delivery whose link somebody would send */
export function trackingDoors(
  tracking: Tracking,
  resend: ReturnType<typeof createResend>,
  find: (actor: Actor, id: string) => Promise<unknown>,
): Operation[] {
  return [
    defineRoute(
      sendTracking,
      {
        names: named(NAMED, (actor, { params }) => find(actor, params.id)),
        limits: [
          { by: ofDelivery, max: 1, seconds: 60 },
          { by: ofDelivery, max: 5, seconds: DAY },
        ],
      },
      ({ actor }, { params }) => resend(actor, params.id),
    ),
    defineRoute(publicTracking, { limits: PUBLIC }, ({ actor }, { params }) => tracking.view(actor, params.id)),
    defineRoute(lastPosition, { limits: [{ by: 'user', max: 240, seconds: 60 }] }, ({ actor }, { params }, reply) => {
      void reply.header('cache-control', 'no-store')
      return tracking.position(actor, params.deliveryId)
    }),
    defineRoute(
      sendPositions,
      {
        names: named(CARRIED, (actor, { params }) => tracking.carried(actor, params.deliveryId)),
        limits: [{ by: 'user', max: 60, seconds: 60 }],
      },
      ({ actor }, { params, body }) => tracking.recordAll(actor, params.deliveryId, body.positions, body.sentAt),
    ),
    defineResolver('pauseSharing', {}, async ({ actor }, { input }) => {
      const since = await tracking.pause(actor, input.deliveryId, input.paused)
      return since && since.toISOString()
    }),
    defineLive('live join-delivery', { input: CLIENT_PAYLOADS['join-delivery'] }, async ({ actor }, key, socket) => {
      const { deliveryId, bySecret } = await tracking.join(actor, key)
      // a guest follows one delivery at a time
      if (actor.role === 'ANONYMOUS') for (const room of socket.rooms) if (room !== socket.id) await socket.leave(room)
      await socket.join(bySecret ? rooms.tracking(key) : rooms.delivery(deliveryId))
    }),
    defineLive('live leave-delivery', { input: CLIENT_PAYLOADS['leave-delivery'] }, async (_ctx, key, socket) => {
      await socket.leave(rooms.tracking(key))
      await socket.leave(rooms.delivery(key))
    }),
    defineLive(
      'live sendLocation',
      { input: CLIENT_PAYLOADS.sendLocation, limits: [{ by: 'user', max: 10, seconds: 5 }] },
      ({ actor }, sent) => tracking.record(actor, sent),
    ),
  ]
}
