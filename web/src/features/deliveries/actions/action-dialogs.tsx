import { useWords } from '../../../lib/i18n'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { CancelDialog } from './cancel-dialog'
import { ReasonDialog } from './reason-dialog'
import { stepAhead } from './step-ahead'
import { useDialogActions, type ActionOptions, type ActionTarget } from './use-actions'

/** Actions that open a dialog first. */
export type DialogAction = 'CANCEL' | 'CANCEL_RESTITUTION' | 'DELETE' | 'FORCE_STEP' | 'TERMINATE'

interface Props {
  action: DialogAction
  delivery: ActionTarget
  options: ActionOptions
  onClose: () => void
  /** The page to open after deleting the delivery. */
  back: string
}

export function ActionDialogs({ action, delivery, options, onClose, back }: Props) {
  const t = useWords('deliveries')
  const { target, actions } = useDialogActions(delivery, options)
  const contract = target.publicId
  const ahead = stepAhead(target)
  switch (action) {
    case 'CANCEL':
      return <CancelDialog delivery={target} onClose={onClose} onCancel={actions.cancel} />
    case 'TERMINATE':
      return (
        <ReasonDialog
          delivery={target}
          guard="earlyReason"
          title={t('dialog.terminateTitle', { contract })}
          text={t('dialog.terminateText')}
          label={t('dialog.terminateReason')}
          confirm={t('dialog.terminateConfirm')}
          onClose={onClose}
          onConfirm={actions.terminate}
        />
      )
    case 'FORCE_STEP':
      return (
        ahead && (
          <ReasonDialog
            delivery={target}
            guard="forcedReason"
            title={t('dialog.forceTitle', { contract, status: t(`status.${ahead}`) })}
            text={t('dialog.forceText')}
            label={t('dialog.forceReason')}
            confirm={t('dialog.forceConfirm')}
            onClose={onClose}
            onConfirm={(reason) => actions.forceStep(ahead, reason)}
          />
        )
      )
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
