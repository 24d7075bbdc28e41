import { queryOptions } from '@tanstack/react-query'
import type { editedSurvey } from '@volant/contract/rest/survey'
import type { CallOutput } from '@volant/contract/rest/verb'
import { call } from '../../../lib/api'
import { FILLS_FORM } from '../../../lib/form-query'

type EditedSurvey = CallOutput<typeof editedSurvey>
export type AskedQuestion = EditedSurvey['questions'][number]
export type RetiredQuestion = EditedSurvey['retired'][number]

export const editedSurveyQuery = queryOptions({
  queryKey: ['survey', 'edited'],
  queryFn: ({ signal }) => call<typeof editedSurvey>('GET /delivery-rating/survey', {}, { signal }),
  ...FILLS_FORM,
})
