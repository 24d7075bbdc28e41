import { useQueryClient } from '@tanstack/react-query'
import type { editSurvey } from '@volant/contract/rest/survey'
import type { EditedQuestion } from '@volant/domain/survey/schema'
import { call } from '../../../lib/api'
import { ApiError } from '../../../lib/api-error'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { notify } from '../../../ui/feedback/toasts'
import { editedSurveyQuery } from './editor-query'

/** Replaces the survey that was read as `version`. Shows a toast and rejects when it failed. */
export function useSurveyEditor(version: string) {
  const t = useWords('surveyEditor')
  const words = useApiErrorWords()
  const client = useQueryClient()
  const refusal = (error: unknown) => {
    const stale = error instanceof ApiError && error.reason === 'STALE_VERSION'
    if (stale) void client.invalidateQueries({ queryKey: editedSurveyQuery.queryKey })
    return stale ? t('stale') : words(error)
  }
  return async (questions: readonly EditedQuestion[], done: string) => {
    const work = call<typeof editSurvey>('PUT /delivery-rating/survey', {
      body: { version, questions: [...questions] },
    })
    client.setQueryData(editedSurveyQuery.queryKey, await notify.outcome(work, done, refusal))
  }
}
