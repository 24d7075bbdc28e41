import { useWords } from '../../lib/i18n'
import { spanText } from '../../lib/punctuality-text'
import classes from './remaining-bar.module.css'

interface Props {
  /** Remaining seconds; negative when overdue. */
  seconds: number
  /** 0..1 of the bar's 24 hours. */
  share: number
}

/** The time until the pick-up as a bar and a figure: orange below 3 h, red below 90 min. */
export function RemainingBar({ seconds, share }: Props) {
  const t = useWords('punctuality')
  const level = seconds < 5400 ? 'danger' : seconds < 10_800 ? 'warn' : 'ok'
  const width = `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
  return (
    <span className={classes.remaining}>
      <span>{spanText(Math.max(0, seconds), t)}</span>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} data-level={level} style={{ width }} />
      </span>
    </span>
  )
}
