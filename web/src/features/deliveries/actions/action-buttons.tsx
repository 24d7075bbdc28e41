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
import type { AskedAction } from './action-dialogs'
import { useActions, type Acted } from './use-actions'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../ui/lazy/missing-dialog'
import classes from './action-buttons.module.css'

// Forms and their rules come when something is asked.
const ActionDialogs = lazyPart(() => import('./action-dialogs'), 'ActionDialogs', MissingDialog)

/** What destroys nothing and so asks nothing. */
type DirectAction = 'CONFIRM' | 'ACTIVATE' | 'SEND_RATING_EMAIL'

interface Props {
  delivery: Acted & { readonly allowedActions: readonly DeliveryAction[] }
  links: DeliveryLinks
  go: (href: string) => void
  back: string
}

/** One button for each action that the lifecycle allows the viewer now. Description 4.3. */
export function ActionButtons({ delivery, links, go, back }: Props) {
  const t = useWords('deliveries')
  const [asked, setAsked] = useState<AskedAction>()
  const [busy, setBusy] = useState<DirectAction>()
  const actions = useActions(delivery, { links, go })
  const may = (action: DeliveryAction) => delivery.allowedActions.includes(action)
  const direct = { CONFIRM: actions.confirm, ACTIVATE: actions.activate, SEND_RATING_EMAIL: actions.rate }
  const run = async (action: DirectAction) => {
    setBusy(action)
    // What went wrong has been said in a toast.
    await direct[action]().catch(() => {})
    setBusy(undefined)
  }
  const from = delivery.status === 'CONFIRMED' ? 'confirmed' : 'requested'
  const deals = links.deal && may('ALLOW') && delivery.status !== 'WAITING_FOR_DRIVER'
  return (
    <div className={classes.actions}>
      {may('CANCEL_RESTITUTION') && (
        <Ask action="CANCEL_RESTITUTION" icon={<IconArrowBackUp size={16} />} onAsk={setAsked} />
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
      {may('TERMINATE') && <Ask action="TERMINATE" icon={<IconFlag size={16} />} onAsk={setAsked} />}
      {may('CANCEL') && <Ask action="CANCEL" icon={<IconX size={16} />} onAsk={setAsked} />}
      {may('DELETE') && <Ask action="DELETE" icon={<IconTrash size={16} />} onAsk={setAsked} />}
      {asked && (
        <Suspense>
          <ActionDialogs
            asked={asked}
            delivery={delivery}
            actions={actions}
            back={back}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Ask(props: { action: AskedAction; icon: React.ReactNode; onAsk: (action: AskedAction) => void }) {
  const t = useWords('deliveries')
  const grave = props.action === 'CANCEL' || props.action === 'DELETE'
  return (
    <Button
      variant="default"
      className={grave ? classes.grave : undefined}
      leftSection={props.icon}
      onClick={() => props.onAsk(props.action)}
    >
      {t(`action.${props.action}`)}
    </Button>
  )
}
