import { formatTime } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { expectedText, slackText, type Verdict } from '../../lib/punctuality-text'
import { PunctualityBadge } from '../badges/punctuality-badge'
import classes from './punctuality-line.module.css'

interface Props {
  punctuality: Verdict
  /** Since when the driver pauses sharing; without it an old position is a lost signal. */
  sharingPausedAt?: string | null
  now: Date
}

/** The verdict in a word, when it arrives, and how much time that leaves. */
export function PunctualityLine({ punctuality, sharingPausedAt, now }: Props) {
  const t = useWords('punctuality')
  const parts = [
    expectedText(punctuality, now, t),
    slackText(punctuality, t),
    punctuality.basis === 'STALE' &&
      (sharingPausedAt ? t('estimatePaused', { time: formatTime(sharingPausedAt) }) : t('estimate')),
  ].filter(Boolean)
  return (
    <span className={classes.line}>
      <PunctualityBadge state={punctuality.state} />
      <span>{parts.join(' · ')}</span>
    </span>
  )
}
