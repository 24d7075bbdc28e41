import { useState } from 'react'
import { outbox } from '../../features/missions/outbox/outbox'
import { useOutbox } from '../../features/missions/outbox/use-outbox'
import { waitingOf } from '../../features/missions/outbox/waiting'
import { useWords } from '../../lib/i18n'
import type { Session } from '../../lib/session'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { UserMenu } from './user-menu'

/** Signing out erases what this phone keeps, so it asks first when something has not been sent. */
export function DriverUserMenu({ session }: { session: Session }) {
  const t = useWords('mission')
  const { entries } = useOutbox()
  const [leave, setLeave] = useState<() => Promise<void>>()
  const unsent = waitingOf(entries).total + entries.filter(({ state }) => state === 'refused').length
  return (
    <>
      <UserMenu
        session={session}
        onLeave={(next) => {
          const leaveForGood = async () => {
            await next()
            outbox.forget()
          }
          if (unsent > 0) setLeave(() => leaveForGood)
          else void leaveForGood()
        }}
      />
      <ConfirmDialog
        opened={leave !== undefined}
        onClose={() => setLeave(undefined)}
        title={t('outbox.leaveTitle')}
        confirm={t('outbox.leaveConfirm')}
        danger
        onConfirm={async () => leave?.()}
      >
        {t('outbox.leaveText', { count: unsent })}
      </ConfirmDialog>
    </>
  )
}
