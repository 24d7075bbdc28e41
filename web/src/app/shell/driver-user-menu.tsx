import { useState } from 'react'
import { outbox } from '../../features/missions/outbox/outbox'
import { useWords } from '../../lib/i18n'
import type { Session } from '../../lib/session'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { UserMenu } from './user-menu'

/** Signing out erases what this phone keeps, so it asks first when something has not been sent. */
export function DriverUserMenu({ session }: { session: Session }) {
  const t = useWords('mission')
  const [asked, setAsked] = useState<{ readonly unsent: number; readonly leave: () => Promise<void> }>()
  const leaveOrAsk = async (next: () => Promise<void>) => {
    const leave = async () => {
      await next()
      outbox.forget()
    }
    const unsent = await outbox.countUnsent()
    if (unsent > 0) setAsked({ unsent, leave })
    else await leave()
  }
  return (
    <>
      <UserMenu session={session} onLeave={(next) => void leaveOrAsk(next)} />
      <ConfirmDialog
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('outbox.leaveTitle')}
        confirm={t('outbox.leaveConfirm')}
        danger
        onConfirm={async () => asked?.leave()}
      >
        {t('outbox.leaveText', { count: asked?.unsent ?? 0 })}
      </ConfirmDialog>
    </>
  )
}
