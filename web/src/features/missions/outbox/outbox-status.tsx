import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { formatTime } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import classes from './outbox-status.module.css'
import { useOutbox } from './use-outbox'
import { waitingOf } from './waiting'

/** What of the mission is sent and what waits. */
export function OutboxStatus({ missionId }: { missionId: string }) {
  const t = useWords('mission')
  const { entries, attended, offlineSince } = useOutbox()
  const own = entries.filter((entry) => entry.missionId === missionId && !attended.has(entry.id))
  const { photos, entries: typed, problems, expenses, reports, steps, hasCode, total } = waitingOf(own)
  const offline = offlineSince !== undefined
  const list = [
    photos > 0 && t('outbox.photos', { count: photos }),
    typed > 0 && t('outbox.entries', { count: typed }),
    problems > 0 && t('outbox.problems', { count: problems }),
    expenses > 0 && t('outbox.expenses', { count: expenses }),
    reports > 0 && t('outbox.reports', { count: reports }),
    steps > 0 && t('outbox.steps', { count: steps }),
  ].filter(Boolean)
  const words = [
    total === 0 ? t('outbox.sent') : t('outbox.waits', { list: list.join(', ') }),
    hasCode && t('outbox.toCheck'),
    offline && t('outbox.offline', { time: formatTime(new Date(offlineSince)) }),
  ].filter(Boolean)
  const Sign = offline ? IconCloudOff : total > 0 ? IconCloudUp : IconCloudCheck
  return (
    <p className={classes.status} data-waits={total > 0 || offline || undefined} role="status">
      <Sign size={16} aria-hidden="true" />
      {words.join(' · ')}
    </p>
  )
}
