import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { PaperStanding } from '@volant/domain/drivers/papers'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { Link } from '../../ui/layout/link'
import { ownPapersQuery } from './driver-query'
import { papersNow } from './papers-now'
import classes from './papers-notice.module.css'

/** One line above the missions while a paper is missing, has ended or ends within a month; nothing otherwise, nor while that is unknown. */
export function PapersNotice({ href }: { href: string }) {
  const found = useQuery(ownPapersQuery(useSession().profileId))
  const [now] = useState(() => new Date())
  const driver = found.data
  if (driver?.state !== 'ACCEPTED') return null
  const [urgent] = papersNow(driver, now)
  return urgent && urgent.state !== 'VALID' ? <Notice href={href} urgent={urgent} state={urgent.state} /> : null
}

interface NoticeProps {
  href: string
  urgent: PaperStanding
  state: Exclude<PaperStanding['state'], 'VALID'>
}

function Notice({ href, urgent: { paper, until, daysLeft }, state }: NoticeProps) {
  const t = useWords('ownFile')
  const date = formatDate(until, useLanguage())
  const ends = daysLeft === 0 ? t('endsToday') : t('ends', { count: daysLeft ?? 0, date })
  return (
    <Link href={href} className={classes.notice} data-urgent={state === 'ENDED' || undefined}>
      <IconAlertTriangle size={20} aria-hidden="true" className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.title}>{t(`notice.${state}`, { paper: t(`paper.${paper}`) })}</span>
        {state === 'ENDS_SOON' && <span>{ends}</span>}
        <span className={classes.see}>{t('noticeLink')}</span>
      </span>
    </Link>
  )
}
