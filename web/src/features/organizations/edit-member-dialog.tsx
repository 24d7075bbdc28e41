import { useState } from 'react'
import type { Member } from '@volant/contract/rest/organizations'
import { changedOf } from '../../lib/changed'
import { useWords } from '../../lib/i18n'
import { Dialog } from '../../ui/feedback/dialog'
import { DialogActions } from '../../ui/feedback/dialog-actions'
import { MemberForm } from './member-form'
import { memberValues, toMember } from './member-values'
import { nameOf, usePeople } from './use-people'

/** Names, phone, function, service and rank of somebody; the e-mail stays. */
export function EditMemberDialog({ person, onClose }: { person: Member; onClose: () => void }) {
  const t = useWords('organizations')
  const ui = useWords('ui')
  const { update } = usePeople()
  const [start] = useState(() => memberValues(person))
  return (
    <Dialog onClose={onClose} size="lg" title={t('member.editOf', { name: nameOf(person) })}>
      <MemberForm
        start={start}
        editing
        hint={t('member.rankHint')}
        onSubmit={(member) => update({ id: person.id, ...changedOf(member, toMember(start)) }).then(onClose)}
      >
        {({ busy, dirty }) => (
          <DialogActions busy={busy} disabled={!dirty} onLeave={onClose}>
            {ui('save')}
          </DialogActions>
        )}
      </MemberForm>
    </Dialog>
  )
}
