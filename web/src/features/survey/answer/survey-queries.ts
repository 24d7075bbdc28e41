import { queryOptions } from '@tanstack/react-query'
import type { answerSurvey, surveyQuestions, surveyRated } from '@volant/contract/rest/survey'
import type { CallOutput } from '@volant/contract/rest/verb'
import type { SurveyAnswer } from '@volant/domain/survey/questions'
import { call } from '../../../lib/api'

export type Question = CallOutput<typeof surveyQuestions>[number]

const visitor = { visitor: true }

/** In both languages, so that choosing another fetches nothing. */
export const questionsQuery = queryOptions({
  queryKey: ['survey', 'questions'],
  queryFn: ({ signal }) => call<typeof surveyQuestions>('GET /delivery-rating/questions', {}, { ...visitor, signal }),
  // Fetched again only when an answer does not fit them: questions that change under the customer's hands would lose answers.
  staleTime: Infinity,
})

export const ratedQuery = (token: string, deliveryId: string) =>
  queryOptions({
    queryKey: ['survey', 'rated', token],
    queryFn: ({ signal }) =>
      call<typeof surveyRated>(
        'GET /delivery-rating/rated/{deliveryId}',
        { params: { deliveryId }, headers: { token } },
        { ...visitor, signal },
      ),
    staleTime: Infinity,
    gcTime: 0,
  })

export function sendAnswers(token: string, deliveryId: string, responses: readonly SurveyAnswer[]) {
  return call<typeof answerSurvey>(
    'POST /delivery-rating/responses',
    { body: { token, deliveryId, responses: [...responses] } },
    visitor,
  )
}
