import { useWords } from '../../lib/i18n'
import { expectedText, slackText, type Verdict } from '../../lib/punctuality-text'
import { PunctualityBadge } from '../badges/punctuality-badge'
import classes from './punctuality-line.module.css'

/** The verdict in a word, when it arrives, and how much time that leaves. */
export function PunctualityLine({ punctuality, now }: { punctuality: Verdict; now: Date }) {
  const t = useWords('punctuality')
  const parts = [
    expectedText(punctuality, now, t),
    slackText(punctuality, t),
    punctuality.basis === 'STALE' && t('estimate'),
  ].filter(Boolean)
  return (
    <span className={classes.line}>
      <PunctualityBadge state={punctuality.state} />
      <span>{parts.join(' · ')}</span>
    </span>
  )
}
