import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { Dropdown } from '../../../ui/dropdown/dropdown'
import { MenuDivider } from '../../../ui/dropdown/menu-divider'
import { MenuEntry } from '../../../ui/dropdown/menu-entry'
import { Link } from '../../../ui/layout/link'
import type { DeliveryLinks } from '../links'
import { ICONS, offeredActions, type DirectAction, type Offered, type OfferingDelivery } from './offered'
import { OpenedDialog, type OpeningAction } from './opened-dialog'
import { stepAhead } from './step-ahead'
import { useActionCommands } from './use-action-commands'
import { useActions } from './use-actions'
import classes from './action-buttons.module.css'

interface Props {
  delivery: OfferingDelivery
  links: DeliveryLinks
  go: (href: string) => void
  back: string
  /** Stays where it is afterwards; called when the delivery is deleted. */
  onDeleted?: () => void
}

/** One main button, the others in a menu, and at its end what takes something away. Description 4.3. */
export function ActionButtons({ delivery, links, go, back, onDeleted }: Props) {
  const t = useWords('deliveries')
  const [dialog, setDialog] = useState<OpeningAction>()
  const [busy, setBusy] = useState(false)
  const options = { links, go, stay: onDeleted !== undefined, onDeleted }
  const actions = useActions(delivery, options)
  const { main, others, destroying } = offeredActions(delivery, links)
  const direct = {
    CONFIRM: actions.confirm,
    ACTIVATE: actions.activate,
    SEND_RATING_EMAIL: actions.rate,
    RESEND_TRACKING: () => actions.resendTracking(Boolean(delivery.clientPhone)),
  }
  const run = async (action: DirectAction) => {
    setBusy(true)
    // The error is shown in a toast.
    await direct[action]().catch(() => {})
    setBusy(false)
  }
  const choose = (offered: Offered) => {
    if ('opens' in offered) setDialog(offered.opens)
    if ('runs' in offered) void run(offered.runs)
  }
  const entry = (offered: Offered, close: () => void, danger?: boolean) => (
    <MenuEntry
      key={offered.action}
      danger={danger}
      icon={iconOf(offered)}
      href={'href' in offered ? offered.href : undefined}
      onChoose={() => {
        close()
        choose(offered)
      }}
    >
      {wordOf(offered)}
    </MenuEntry>
  )
  const iconOf = ({ action }: Offered) => {
    const Icon = ICONS[action]
    return <Icon size={16} aria-hidden="true" />
  }
  const ahead = stepAhead(delivery)
  const wordOf = ({ action }: Offered) =>
    action === 'ACCEPT_OFFER' ? t('table.seeOffers') : t(`action.${action}`, { status: ahead && t(`status.${ahead}`) })
  useActionCommands(delivery.publicId, [...(main ? [main] : []), ...others, ...destroying], wordOf, choose)
  return (
    <div className={classes.actions}>
      {main &&
        ('href' in main ? (
          <Button component={Link} href={main.href} leftSection={iconOf(main)}>
            {wordOf(main)}
          </Button>
        ) : (
          <Button leftSection={iconOf(main)} loading={busy} onClick={() => choose(main)}>
            {wordOf(main)}
          </Button>
        ))}
      {others.length + destroying.length > 0 && (
        <Dropdown
          menu
          label={t('panel.actions')}
          target={(props) => (
            <Button {...props} variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
              {t('panel.actions')}
            </Button>
          )}
        >
          {(close) => (
            <>
              {others.map((offered) => entry(offered, close))}
              {others.length > 0 && destroying.length > 0 && <MenuDivider />}
              {destroying.map((offered) => entry(offered, close, true))}
            </>
          )}
        </Dropdown>
      )}
      {dialog && (
        <OpenedDialog
          action={dialog}
          delivery={delivery}
          options={options}
          back={back}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
