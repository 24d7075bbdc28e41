import { queryOptions } from '@tanstack/react-query'
import type { surveyResponses } from '@volant/contract/rest/survey'
import type { CallOutput } from '@volant/contract/rest/verb'
import { call } from '../../../../lib/api'

export type SurveyAnswer = CallOutput<typeof surveyResponses>[number]

/** The answers in the order of the questions; the server leaves out hidden questions. */
export const surveyQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: ['deliveries', 'survey', deliveryId],
    queryFn: ({ signal }) =>
      call<typeof surveyResponses>(
        'GET /delivery-rating/responses/{deliveryId}',
        { params: { deliveryId } },
        { signal },
      ),
  })
