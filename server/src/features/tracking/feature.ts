import type { Feature } from '../../platform/feature'
import { requireNamed } from '../deliveries/public'
import type { Platform } from '../../platform/platform'
import { trackingDoors } from './doors'
import { trackingReactions } from './reactions'
import { createResend } from './service/resend'
import { trackingRetention } from './retention'
import { createTracking } from './service/tracking'
import type { Tracking } from './service/tracking'

interface TrackingFeature extends Feature {
  readonly isGuest: Tracking['isGuest']
  readonly record: Tracking['record']
}

export function createTrackingFeature({ db, clock, live }: Platform): TrackingFeature {
  const tracking = createTracking({ db, clock })
  return {
    operations: trackingDoors(tracking, createResend({ db, clock }), (actor, id) =>
      requireNamed({ db, clock }, actor, id, 'RESEND_TRACKING'),
    ),
    reactions: trackingReactions(live),
    retention: trackingRetention,
    publicLinks: ['/tracking', '/delivery/unAuth'],
    isGuest: tracking.isGuest,
    record: tracking.record,
  }
}
