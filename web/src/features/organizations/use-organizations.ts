import { useQueryClient } from '@tanstack/react-query'
import type { deleteOrganization } from '@volant/contract/rest/organizations'
import type { OrganizationInput, UpdateOrganizationInput } from '@volant/contract/schema.generated'
import { call, request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useWords } from '../../lib/i18n'
import { useRefusal } from '../../lib/use-refusal'
import { notify } from '../../ui/feedback/toasts'
import { CreateOrganizationDocument, UpdateOrganizationDocument } from './queries.generated'

/** What the server says of an account or a slug that exists already, or of what somebody else has changed, in the words of this page. */
export function useOrganizationRefusal(): (error: unknown) => string {
  const t = useWords('organizations')
  const refusal = useRefusal({ stale: t('stale') })
  return (error) => {
    if (!(error instanceof ApiError) || error.reason !== 'ALREADY_EXISTS') return refusal(error)
    return error.fields.some(({ path }) => path === 'slug') ? t('slugTaken') : t('emailKnown')
  }
}

/** The changes of organisations. Each shows a toast and rejects when it failed. */
export function useOrganizations() {
  const t = useWords('organizations')
  const refusal = useOrganizationRefusal()
  const client = useQueryClient()
  const withToast = async <T>(work: Promise<T>, done: string): Promise<T> => {
    try {
      return await notify.outcome(work, done, refusal)
    } finally {
      // After a refusal too: somebody else may have changed the organisation.
      await client.invalidateQueries({ queryKey: ['organizations'] })
    }
  }
  return {
    create: async (input: OrganizationInput) =>
      (await withToast(request(CreateOrganizationDocument, { input }), t('founded'))).createOrganization,
    update: (input: UpdateOrganizationInput) => withToast(request(UpdateOrganizationDocument, { input }), t('saved')),
    remove: (slug: string) =>
      withToast(call<typeof deleteOrganization>('POST /organization/delete', { body: { slug } }), t('removed')),
  }
}
