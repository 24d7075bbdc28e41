import { useQueryClient } from '@tanstack/react-query'
import type { deleteOrganization } from '@volant/contract/rest/organizations'
import type { OrganizationInput, UpdateOrganizationInput } from '@volant/contract/schema.generated'
import { call, request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'
import { CreateOrganizationDocument, UpdateOrganizationDocument } from './queries.generated'

/** What the server says of an account or a slug that exists already, in the words of this page. */
export function useOrganizationRefusal(): (error: unknown) => string {
  const t = useWords('organizations')
  const words = useApiErrorWords()
  return (error) => {
    if (!(error instanceof ApiError) || error.reason !== 'ALREADY_EXISTS') return words(error)
    return error.fields.some(({ path }) => path === 'slug') ? t('slugTaken') : t('emailKnown')
  }
}

/** The changes of organisations. Each shows a toast and rejects when it failed. */
export function useOrganizations() {
  const t = useWords('organizations')
  const refusal = useOrganizationRefusal()
  const client = useQueryClient()
  const withToast = async <T>(work: Promise<T>, done: string): Promise<T> => {
    const answer = await notify.outcome(work, done, refusal)
    await client.invalidateQueries({ queryKey: ['organizations'] })
    return answer
  }
  return {
    create: async (input: OrganizationInput) =>
      (await withToast(request(CreateOrganizationDocument, { input }), t('founded'))).createOrganization,
    update: (input: UpdateOrganizationInput) => withToast(request(UpdateOrganizationDocument, { input }), t('saved')),
    remove: (slug: string) =>
      withToast(call<typeof deleteOrganization>('POST /organization/delete', { body: { slug } }), t('removed')),
  }
}
