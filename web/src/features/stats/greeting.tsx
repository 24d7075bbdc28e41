import { IconAward } from '@tabler/icons-react'
import { formatDateTime } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { usePageTitle } from '../../lib/page-title'
import type { Session } from '../../lib/session'
import { useNow } from '../../lib/use-now'
import classes from './greeting.module.css'

/** Description 9. */
const CLOCK_MS = 10_000
const MEDALS = { 1: 'bronze', 2: 'silver', 3: 'gold' } as const

/** Greets by first name; admins see the medal of their rank. */
export function Greeting({ session }: { session: Session }) {
  const t = useWords('stats')
  const now = useNow(CLOCK_MS)
  usePageTitle(t('dashboard'))
  const medal = session.role === 'ADMIN' ? MEDALS[session.rank as 1 | 2 | 3] : undefined
  return (
    <header className={classes.greeting}>
      <h1 className={classes.hello}>
        {t('hello', { name: session.firstName })}
        {medal && (
          <span
            className={classes.medal}
            data-medal={medal}
            role="img"
            aria-label={t(`medal.${medal}`)}
            title={t(`medal.${medal}`)}
          >
            <IconAward size={24} stroke={1.7} aria-hidden="true" />
          </span>
        )}
      </h1>
      <time className={classes.clock} dateTime={now.toISOString()}>
        {formatDateTime(now)}
      </time>
    </header>
  )
}
