import { useWords } from '../../lib/i18n'
import { Dialog } from '../../ui/feedback/dialog'
import { DialogActions } from '../../ui/feedback/dialog-actions'
import { MemberForm } from './member-form'
import { memberValues } from './member-values'
import { usePeople } from './use-people'

interface Props {
  organization: { readonly name: string; readonly slug: string }
  /** The rank of the open list. */
  rank?: number
  onClose: () => void
}

/** Somebody new in an organisation, for admins. */
export function AddMemberDialog({ organization, rank, onClose }: Props) {
  const t = useWords('organizations')
  const { add } = usePeople()
  return (
    <Dialog onClose={onClose} size="lg" title={t('member.addTo', { name: organization.name })}>
      <MemberForm
        start={memberValues({ assigneeRank: rank })}
        hint={t('member.addText')}
        onSubmit={(member) => add({ ...member, organizationSlug: organization.slug }).then(onClose)}
      >
        {({ busy }) => (
          <DialogActions busy={busy} onLeave={onClose}>
            {t('member.add')}
          </DialogActions>
        )}
      </MemberForm>
    </Dialog>
  )
}
