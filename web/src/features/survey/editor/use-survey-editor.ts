import { mutationOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { editSurvey } from '@volant/contract/rest/survey'
import type { EditedQuestion } from '@volant/domain/survey/schema'
import { call } from '../../../lib/api'
import { ApiError } from '../../../lib/api-error'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { notify } from '../../../ui/feedback/toasts'
import { editedSurveyQuery, type AskedQuestion } from './editor-query'

type Change = (now: readonly AskedQuestion[]) => readonly EditedQuestion[]

const { queryKey } = editedSurveyQuery
const isStale = (error: unknown) => error instanceof ApiError && error.reason === 'STALE_VERSION'

/** Replaces the survey. A change waits for those before it, and begins with what they made of it. */
export const surveyOptions = (client: QueryClient) =>
  mutationOptions({
    scope: { id: 'survey' },
    networkMode: 'always',
    mutationFn: async (change: Change) => {
      const { version, questions } = await client.ensureQueryData(editedSurveyQuery)
      const body = { version, questions: [...change(questions)] }
      return call<typeof editSurvey>('PUT /delivery-rating/survey', { body })
    },
    onSuccess: (survey) => void client.setQueryData(queryKey, survey),
    onError: (error) => (isStale(error) ? client.invalidateQueries({ queryKey }) : undefined),
  })

/** Changes the survey. Shows a toast and rejects when it failed. */
export function useSurveyEditor() {
  const t = useWords('surveyEditor')
  const words = useApiErrorWords()
  const save = useMutation(surveyOptions(useQueryClient()))
  const refusal = (error: unknown) => (isStale(error) ? t('stale') : words(error))
  return (change: Change, done: string) => notify.outcome(save.mutateAsync(change), done, refusal)
}
