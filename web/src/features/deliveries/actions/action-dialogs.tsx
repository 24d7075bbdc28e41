import { useWords } from '../../../lib/i18n'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { CancelDialog } from './cancel-dialog'
import { TerminateDialog } from './terminate-dialog'
import type { ActionTarget, Actions } from './use-actions'

/** Actions that open a dialog first. */
export type DialogAction = 'CANCEL' | 'CANCEL_RESTITUTION' | 'DELETE' | 'TERMINATE'

interface Props {
  action: DialogAction
  delivery: ActionTarget
  actions: Actions
  onClose: () => void
  /** The page to open after deleting the delivery. */
  back: string
}

export function ActionDialogs({ action, delivery, actions, onClose, back }: Props) {
  const t = useWords('deliveries')
  const contract = delivery.publicId
  switch (action) {
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
