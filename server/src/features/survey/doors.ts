import { sendRatingEmail } from '@volant/contract/rest/deliveries'
import { Id } from '@volant/contract/rest/fields'
import {
  answerSurvey,
  editedSurvey,
  editSurvey,
  surveyChoices,
  surveyQuestions,
  surveyRated,
  surveyResponses,
} from '@volant/contract/rest/survey'
import type { Actor } from '@volant/domain/kernel/actor'
import * as z from 'zod'
import { named } from '../../platform/operations/named'
import { defineRoute } from '../../platform/operations/registry'
import type { RestOperation } from '../../platform/operations/registry'
import type { SurveyEditor } from './service/editor'
import type { RatingLink } from './service/rating'
import type { createRatingRequests } from './service/request'
import type { Survey } from './service/survey'

const PUBLIC = { limits: [{ by: 'ip', max: 60, seconds: 60 }] } as const
/** The same for everybody who reads one language. */
const KEPT = { 'cache-control': 'private, max-age=60', vary: 'accept-language, authorization' }

const NAMED = z.object({ body: z.object({ deliveryId: Id }) })

interface Services {
  readonly survey: Survey
  readonly rating: RatingLink
  readonly editor: SurveyEditor
  readonly askForRating: ReturnType<typeof createRatingRequests>
  /** Looks for the delivery whose customer somebody would ask. */
  readonly find: (actor: Actor, id: string) => Promise<unknown>
}

export function surveyDoors({ survey, rating, editor, askForRating, find }: Services): RestOperation[] {
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
        idempotent: true,
        limits: [{ by: 'user', max: 60, seconds: 3600 }],
      },
      (ctx, { body }) => askForRating(ctx, body.deliveryId),
    ),
    defineRoute(surveyRated, PUBLIC, ({ token }, { params }) => rating.rated(token, params.deliveryId)),
    // the contract has the token in the body; the header of the other public links serves too
    defineRoute(answerSurvey, PUBLIC, ({ token }, { body: { token: sent = token, ...sheet } }) =>
      rating.answer(sent, sheet),
    ),
    defineRoute(surveyResponses, {}, ({ actor }, { params }) => survey.responses(actor, params.deliveryId)),
    defineRoute(editedSurvey, {}, () => editor.read()),
    defineRoute(editSurvey, { idempotent: true }, (ctx, { body }) => editor.replace(ctx, body)),
  ]
}
