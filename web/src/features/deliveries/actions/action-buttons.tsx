import { Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCheck,
  IconFlag,
  IconGavel,
  IconMail,
  IconPencil,
  IconReplace,
  IconRotateClockwise,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import type { DeliveryAction } from '@volant/contract/schema.generated'
import { useWords } from '../../../lib/i18n'
import { Link } from '../../../ui/layout/link'
import type { DeliveryLinks } from '../links'
import type { DialogAction } from './action-dialogs'
import { useActions, type ActionTarget } from './use-actions'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../ui/lazy/missing-dialog'
import classes from './action-buttons.module.css'

// Lazy, because of the forms and their validation.
const ActionDialogs = lazyPart(() => import('./action-dialogs'), 'ActionDialogs', MissingDialog)

/** Actions that need no dialog. */
type DirectAction = 'CONFIRM' | 'ACTIVATE' | 'SEND_RATING_EMAIL'

interface Props {
  delivery: ActionTarget & { readonly allowedActions: readonly DeliveryAction[] }
  links: DeliveryLinks
  go: (href: string) => void
  back: string
}

/** A button for each action that is allowed now. Description 4.3. */
export function ActionButtons({ delivery, links, go, back }: Props) {
  const t = useWords('deliveries')
  const [dialog, setDialog] = useState<DialogAction>()
  const [busy, setBusy] = useState<DirectAction>()
  const actions = useActions(delivery, { links, go })
  const may = (action: DeliveryAction) => delivery.allowedActions.includes(action)
  const direct = { CONFIRM: actions.confirm, ACTIVATE: actions.activate, SEND_RATING_EMAIL: actions.rate }
  const run = async (action: DirectAction) => {
    setBusy(action)
    // The error is shown in a toast.
    await direct[action]().catch(() => {})
    setBusy(undefined)
  }
  const from = delivery.status === 'CONFIRMED' ? 'confirmed' : 'requested'
  const deals = links.deal && may('ALLOW') && delivery.status !== 'WAITING_FOR_DRIVER'
  return (
    <div className={classes.actions}>
      {may('CANCEL_RESTITUTION') && (
        <DialogButton action="CANCEL_RESTITUTION" icon={<IconArrowBackUp size={16} />} onOpen={setDialog} />
      )}
      {may('CONFIRM') && (
        <Button leftSection={<IconCheck size={16} />} loading={busy === 'CONFIRM'} onClick={() => void run('CONFIRM')}>
          {t('action.CONFIRM')}
        </Button>
      )}
      {links.deal && deals && (
        <Button
          component={Link}
          href={links.deal(delivery, from)}
          variant={may('CONFIRM') ? 'default' : 'filled'}
          leftSection={<IconGavel size={16} />}
        >
          {t('action.ALLOW')}
        </Button>
      )}
      {links.changeDriver && may('CHANGE_DRIVER') && (
        <Button
          component={Link}
          href={links.changeDriver(delivery)}
          variant="default"
          leftSection={<IconReplace size={16} />}
        >
          {t('action.CHANGE_DRIVER')}
        </Button>
      )}
      {may('ACTIVATE') && (
        <Button
          leftSection={<IconRotateClockwise size={16} />}
          loading={busy === 'ACTIVATE'}
          onClick={() => void run('ACTIVATE')}
        >
          {t('action.ACTIVATE')}
        </Button>
      )}
      {may('SEND_RATING_EMAIL') && (
        <Button
          variant="default"
          leftSection={<IconMail size={16} />}
          loading={busy === 'SEND_RATING_EMAIL'}
          onClick={() => void run('SEND_RATING_EMAIL')}
        >
          {t('action.SEND_RATING_EMAIL')}
        </Button>
      )}
      {may('EDIT') && (
        <Button component={Link} href={links.edit(delivery)} variant="default" leftSection={<IconPencil size={16} />}>
          {t('action.EDIT')}
        </Button>
      )}
      {may('TERMINATE') && <DialogButton action="TERMINATE" icon={<IconFlag size={16} />} onOpen={setDialog} />}
      {may('CANCEL') && <DialogButton action="CANCEL" icon={<IconX size={16} />} onOpen={setDialog} />}
      {may('DELETE') && <DialogButton action="DELETE" icon={<IconTrash size={16} />} onOpen={setDialog} />}
      {dialog && (
        <Suspense>
          <ActionDialogs
            action={dialog}
            delivery={delivery}
            actions={actions}
            back={back}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

function DialogButton(props: { action: DialogAction; icon: React.ReactNode; onOpen: (action: DialogAction) => void }) {
  const t = useWords('deliveries')
  const grave = props.action === 'CANCEL' || props.action === 'DELETE'
  return (
    <Button
      variant="default"
      className={grave ? classes.grave : undefined}
      leftSection={props.icon}
      onClick={() => props.onOpen(props.action)}
    >
      {t(`action.${props.action}`)}
    </Button>
  )
}
