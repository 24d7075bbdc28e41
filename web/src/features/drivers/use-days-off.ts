import { useQueryClient } from '@tanstack/react-query'
import type { DaysOff } from '@volant/domain/drivers/availability'
import { request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'
import { AddDaysOffDocument, RemoveDaysOffDocument } from './queries.generated'

/** Adds and takes away days off. Each shows a toast and rejects when it failed. */
export function useDaysOff(driverId: string) {
  const t = useWords('availability')
  const words = useApiErrorWords()
  const client = useQueryClient()
  const withToast = async (work: Promise<unknown>, done: string) => {
    const refusal = (error: unknown) =>
      error instanceof ApiError && error.reason === 'ALREADY_EXISTS' ? t('overlaps') : words(error)
    try {
      await notify.outcome(work, done, refusal)
    } finally {
      // After a refusal too: the days off may have been changed elsewhere.
      await client.invalidateQueries({ queryKey: ['drivers'] })
    }
  }
  return {
    add: ({ firstDay, lastDay }: DaysOff) =>
      withToast(request(AddDaysOffDocument, { input: { driverId, firstDay, lastDay } }), t('added')),
    remove: (id: string) => withToast(request(RemoveDaysOffDocument, { input: { driverId, id } }), t('removed')),
  }
}
