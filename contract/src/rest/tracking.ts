import { z } from 'zod'
import { LinkId } from './fields'
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
