import { useQueryClient } from '@tanstack/react-query'
import type { addMember, deleteMember, Member, updateMember } from '@volant/contract/rest/organizations'
import type { CallInput } from '@volant/contract/rest/verb'
import { call } from '../../lib/api'
import { useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'
import { useOrganizationRefusal } from './use-organizations'

export const nameOf = (person: Pick<Member, 'assigneeFirstName' | 'assigneeLastName'>) =>
  `${person.assigneeFirstName} ${person.assigneeLastName}`

/** The changes of an organisation's people. Each shows a toast and rejects when it failed. */
export function usePeople() {
  const t = useWords('organizations')
  const refusal = useOrganizationRefusal()
  const client = useQueryClient()
  const withToast = async (work: Promise<unknown>, done: string) => {
    try {
      await notify.outcome(work, done, refusal)
    } finally {
      // After a refusal too: somebody else may have changed the person.
      await client.invalidateQueries({ queryKey: ['organizations'] })
    }
  }
  return {
    add: (body: CallInput<typeof addMember>['body']) =>
      withToast(
        call<typeof addMember>('POST /organization/add-member', { body }),
        t('member.added', { name: nameOf(body) }),
      ),
    update: (body: CallInput<typeof updateMember>['body']) =>
      withToast(call<typeof updateMember>('POST /organization/update-member', { body }), t('member.changed')),
    remove: (person: Member) =>
      withToast(
        call<typeof deleteMember>('POST /organization/delete-member', { body: { id: person.id } }),
        t('member.removed', { name: nameOf(person) }),
      ),
  }
}
