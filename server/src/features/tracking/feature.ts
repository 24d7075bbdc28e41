import { positionViews } from '@volant/contract/rest/tracking'
import type { Feature } from '../../platform/feature'
import { defineRoute } from '../../platform/operations/registry'
import { requireNamed } from '../deliveries/public'
import type { Platform } from '../../platform/platform'
import { trackingDoors } from './doors'
import { trackingReactions } from './reactions'
import { createResend } from './service/resend'
import { trackingRetention } from './retention'
import { createTracking } from './service/tracking'
import type { Tracking } from './service/tracking'
import { createViews } from './service/views'
import type { Viewed } from './service/views'
import { viewsOf } from './views'

interface TrackingFeature extends Feature {
  readonly isGuest: Tracking['isGuest']
  readonly record: Tracking['record']
  readonly viewed: Viewed
}

export function createTrackingFeature({ db, clock, live, log }: Platform): TrackingFeature {
  const viewed = createViews(db, clock, (err) => log.warn({ err }, 'who looked at a position was not written down'))
  const tracking = createTracking({ db, clock, viewed })
  return {
    operations: [
      ...trackingDoors(tracking, createResend({ db, clock }), (actor, id) =>
        requireNamed({ db, clock }, actor, id, 'RESEND_TRACKING'),
      ),
      defineRoute(positionViews, {}, (_ctx, { params }) => viewsOf(db, params.deliveryId)),
    ],
    reactions: trackingReactions(live),
    retention: trackingRetention,
    publicLinks: ['/tracking', '/delivery/unAuth'],
    isGuest: tracking.isGuest,
    record: tracking.record,
    viewed,
  }
}
