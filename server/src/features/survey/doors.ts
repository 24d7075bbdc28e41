import { sendRatingEmail } from '@volant/contract/rest/deliveries'
import { Id } from '@volant/contract/rest/fields'
import { surveyChoices, surveyQuestions, surveyResponses } from '@volant/contract/rest/survey'
import type { Actor } from '@volant/domain/kernel/actor'
import { z } from 'zod'
import { named } from '../../platform/operations/named'
import { defineRoute } from '../../platform/operations/registry'
import type { RestOperation } from '../../platform/operations/registry'
import type { createRatingRequests } from './service/request'
import type { Survey } from './service/survey'

const PUBLIC = { limits: [{ by: 'ip', max: 60, seconds: 60 }] } as const
/** The same for everybody who reads one language. */
const KEPT = { 'cache-control': 'private, max-age=300', vary: 'accept-language, authorization' }

const NAMED = z.object({ body: z.object({ deliveryId: Id }) })

/** @param find looks for the delivery whose customer somebody would ask */
export function surveyDoors(
  survey: Survey,
  askForRating: ReturnType<typeof createRatingRequests>,
  find: (actor: Actor, id: string) => Promise<unknown>,
): RestOperation[] {
  return [
    defineRoute(surveyQuestions, PUBLIC, ({ language }, _input, reply) => {
      void reply.headers(KEPT)
      return survey.questions(language)
    }),
    defineRoute(surveyChoices, PUBLIC, ({ language }, _input, reply) => {
      void reply.headers(KEPT)
      return survey.choices(language)
    }),
    defineRoute(
      sendRatingEmail,
      {
        names: named(NAMED, (actor, { body }) => find(actor, body.deliveryId)),
        limits: [{ by: 'user', max: 60, seconds: 3600 }],
      },
      ({ actor }, { body }) => askForRating(actor, body.deliveryId),
    ),
    defineRoute(surveyResponses, {}, ({ actor }, { params }) => survey.responses(actor, params.deliveryId)),
  ]
}
