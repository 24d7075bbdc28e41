import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../ui/lazy/missing-dialog'
import type { AskedDelivery } from '../detail/sms/sms-dialog'
import type { DialogAction } from './action-dialogs'
import type { ActionOptions, ActionTarget } from './use-actions'

// Lazy, because of the forms and their validation.
const ActionDialogs = lazyPart(() => import('./action-dialogs'), 'ActionDialogs', MissingDialog)
const SmsDialog = lazyPart(() => import('../detail/sms/sms-dialog'), 'SmsDialog', MissingDialog)

export type OpeningAction = DialogAction | 'SEND_CONFIRMATION_SMS'

interface Props {
  action: OpeningAction
  delivery: ActionTarget & AskedDelivery
  options: ActionOptions
  onClose: () => void
  /** The page to open after deleting the delivery. */
  back: string
}

/** What an action asks before it is done: a question, a form, or the message to the customer. */
export function OpenedDialog({ action, delivery, options, onClose, back }: Props) {
  const { links, go, stay } = options
  const leave = () => {
    onClose()
    if (!stay) go(links.table('PENDING_CUSTOMER_CONFIRMATION'))
  }
  return (
    <Suspense>
      {action !== 'SEND_CONFIRMATION_SMS' ? (
        <ActionDialogs action={action} delivery={delivery} options={options} back={back} onClose={onClose} />
      ) : (
        delivery.clientPhone && (
          <SmsDialog delivery={delivery} recipient={delivery.clientPhone} onClose={onClose} onSent={leave} />
        )
      )}
    </Suspense>
  )
}
