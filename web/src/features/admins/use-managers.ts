import { useQueryClient } from '@tanstack/react-query'
import type { CreateAdminInput, UpdateAdminInput } from '@volant/contract/schema.generated'
import { request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { sessionQuery } from '../../lib/session'
import { notify } from '../../ui/feedback/toasts'
import { CreateAdminDocument, DeleteAdminDocument, UpdateAdminDocument } from './queries.generated'

/** What a super administrator does with the others. Each rejects when it failed, after saying so. */
export function useManagers() {
  const t = useWords('admins')
  const words = useApiErrorWords()
  const client = useQueryClient()
  const refusal = (error: unknown) =>
    error instanceof ApiError && error.reason === 'ALREADY_EXISTS' ? t('known') : words(error)
  const say = async (work: Promise<unknown>, done: string) => {
    await notify.outcome(work, done, refusal)
    await Promise.all([
      client.invalidateQueries({ queryKey: ['admins'] }),
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ])
  }
  return {
    create: (input: CreateAdminInput) => say(request(CreateAdminDocument, { input }), t('created')),
    update: (input: UpdateAdminInput) => say(request(UpdateAdminDocument, { input }), t('updated')),
    remove: (id: string) => say(request(DeleteAdminDocument, { id }), t('removed')),
  }
}
