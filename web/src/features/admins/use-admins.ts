import { useQueryClient } from '@tanstack/react-query'
import type { CreateAdminInput, UpdateAdminInput } from '@volant/contract/schema.generated'
import { request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { sessionQuery } from '../../lib/session'
import { notify } from '../../ui/feedback/toasts'
import { CreateAdminDocument, DeleteAdminDocument, UpdateAdminDocument } from './queries.generated'

/** The mutations of admins. Each shows a toast and rejects when it failed; a new one answers with their id. */
export function useAdmins() {
  const t = useWords('admins')
  const words = useApiErrorWords()
  const client = useQueryClient()
  const refusal = (error: unknown) =>
    error instanceof ApiError && error.reason === 'ALREADY_EXISTS' ? t('known') : words(error)
  const withToast = async <T>(work: Promise<T>, done: string): Promise<T> => {
    try {
      return await notify.outcome(work, done, refusal)
    } finally {
      // After a refusal too: somebody else may have changed the person.
      await Promise.all([
        client.invalidateQueries({ queryKey: ['admins'] }),
        client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ])
    }
  }
  return {
    create: async (input: CreateAdminInput) =>
      (await withToast(request(CreateAdminDocument, { input }), t('created'))).createAdmin.id,
    update: (input: UpdateAdminInput) => withToast(request(UpdateAdminDocument, { input }), t('updated')),
    remove: (id: string) => withToast(request(DeleteAdminDocument, { id }), t('removed')),
  }
}
