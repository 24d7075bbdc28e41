import * as z from 'zod'
import { POSITIONS_A_CALL } from '@volant/domain/tracking/thinned'
import { SendLocation } from '../live'
import { Id, LinkId, field, missingOr } from './fields'
import { verb } from './verb'

/** `deliveryId` may be the trackingId. The last point and its age; 404 before the first one. */
export const lastPosition = verb({
  summary: 'Where a vehicle was last',
  method: 'GET',
  path: '/location/{deliveryId}',
  params: z.strictObject({ deliveryId: LinkId }),
  replies: {
    200: z.object({ latitude: z.number(), longitude: z.number(), recordedAt: z.string() }),
  },
})

/** What a driver's phone recorded while the live channel was away, the oldest first. What the rules refuse is left out. */
export const sendPositions = verb({
  summary: 'Send positions of a running mission',
  method: 'POST',
  path: '/location/{deliveryId}',
  params: z.strictObject({ deliveryId: Id }),
  body: z.strictObject({
    positions: z
      .array(
        SendLocation.omit({ deliveryId: true, sentAt: true }).extend({ recordedAt: z.iso.datetime({ offset: true }) }),
        {
          error: missingOr('invalid'),
        },
      )
      .min(1, field('required'))
      .max(POSITIONS_A_CALL, field('tooLong')),
    sentAt: SendLocation.shape.sentAt,
  }),
  replies: { 200: z.object({ kept: z.int() }) },
})

/** One entry for each person, who looked last first; `viewedAt` has the first look of each day, the newest first. */
export const positionViews = verb({
  summary: 'Who looked at the positions of a delivery',
  method: 'GET',
  path: '/location/{deliveryId}/views',
  params: z.strictObject({ deliveryId: Id }),
  replies: {
    200: z.array(z.object({ name: z.string(), organization: z.string().nullable(), viewedAt: z.array(z.string()) })),
  },
})
