import { useWords } from '../../../lib/i18n'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { CancelDialog } from './cancel-dialog'
import { TerminateDialog } from './terminate-dialog'
import type { Acted, Actions } from './use-actions'

/** The actions that ask before they act. */
export type AskedAction = 'CANCEL' | 'CANCEL_RESTITUTION' | 'DELETE' | 'TERMINATE'

interface Props {
  asked: AskedAction
  delivery: Acted
  actions: Actions
  onClose: () => void
  /** Where one goes when the delivery is gone. */
  back: string
}

export function ActionDialogs({ asked, delivery, actions, onClose, back }: Props) {
  const t = useWords('deliveries')
  const contract = delivery.publicId
  switch (asked) {
    case 'CANCEL':
      return <CancelDialog delivery={delivery} onClose={onClose} onCancel={actions.cancel} />
    case 'TERMINATE':
      return <TerminateDialog delivery={delivery} onClose={onClose} onTerminate={actions.terminate} />
    case 'DELETE':
      return (
        <ConfirmDialog
          opened
          danger
          onClose={onClose}
          title={t('dialog.deleteTitle', { contract })}
          confirm={t('dialog.deleteConfirm')}
          onConfirm={() => actions.remove(back)}
        >
          <p>{t('dialog.deleteText')}</p>
        </ConfirmDialog>
      )
    case 'CANCEL_RESTITUTION':
      return (
        <ConfirmDialog
          opened
          danger
          onClose={onClose}
          title={t('dialog.restitutionTitle', { contract })}
          confirm={t('dialog.restitutionConfirm')}
          onConfirm={actions.cancelRestitution}
        >
          <p>{t('dialog.restitutionText')}</p>
        </ConfirmDialog>
      )
  }
}
