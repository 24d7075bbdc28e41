import { AppError } from '@volant/contract/errors'
import { isCustomerReturn } from '@volant/domain/deliveries/facts'
import { differenceInSeconds, subHours } from 'date-fns'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { queueMessage } from '../../../platform/outbox'
import { changeDelivery, lockDelivery } from '../../deliveries/public'
import { askedAfter, firstVehicle, isAnswered } from '../store/answers'
import { signSurveyToken, surveyKey } from './token'

export interface RatingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly linkSecret: string
  /** Where the survey page answers. */
  readonly surveyOrigin: string
}

/** Hours between two requests to the same customer. Description 10.2. */
const PAUSE_HOURS = 24
const PAUSE_SECONDS = PAUSE_HOURS * 3600

/** Asks the customer how a finished delivery went, by a link that answers for that delivery only. */
export function createRatingRequests({ db, clock, linkSecret, surveyOrigin }: RatingDeps) {
  const key = surveyKey(linkSecret)

  /** @throws 409 unless the delivery is completed and unanswered, 429 within a day of the last request */
  return async function ask(ctx: RequestContext, deliveryId: string): Promise<{ success: true }> {
    const { actor } = ctx
    const now = clock.now()
    await changeOnce(db, ctx, 'POST /email/send-rate-email', { deliveryId }, async (tx) => {
      const delivery = await lockDelivery(tx, actor, deliveryId)
      const after = await changeDelivery(tx, actor, delivery, {
        action: 'SEND_RATING_EMAIL',
        now,
        // the rules about the person and the status come first
        async apply() {
          if (await isAnswered(tx, delivery.row.id)) throw new AppError('CONFLICT', { reason: 'ALREADY_ANSWERED' })
          const last = await askedAfter(tx, delivery.row.id, subHours(now, PAUSE_HOURS))
          if (last === undefined) return
          const retryAfter = Math.max(1, PAUSE_SECONDS - differenceInSeconds(now, last))
          throw new AppError('RATE_LIMITED', { retryAfter })
        },
      })
      const car = await firstVehicle(tx, after.id)
      const token = await signSurveyToken(key, after, now)
      queueMessage(tx, {
        channel: 'email',
        to: after.clientEmail,
        language: after.language,
        template: 'rating-request',
        urgency: 'notice',
        data: {
          contract: after.publicId,
          firstName: after.clientFirstName,
          type: after.type,
          handedOverAt: (isCustomerReturn(after) ? car?.pickedUpAt : car?.deliveredAt)?.toISOString() ?? null,
          completedAt: (after.completedAt ?? now).toISOString(),
          path: `${surveyOrigin}/survey?token=${token}`,
        },
        dedupeKey: `rating-request:${after.id}:${after.version}`,
      })
      return after
    })
    return { success: true }
  }
}
