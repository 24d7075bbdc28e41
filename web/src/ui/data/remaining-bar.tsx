import { formatDuration } from '../../lib/format'
import classes from './remaining-bar.module.css'

interface Props {
  /** Seconds left; below zero is overdue. */
  seconds: number
  /** 0..1 of the bar's 24 hours. */
  share: number
}

/** What is left until the pick-up: below 3 h it turns orange, below 90 min red; the figure says it too. */
export function RemainingBar({ seconds, share }: Props) {
  const level = seconds < 5400 ? 'danger' : seconds < 10_800 ? 'warn' : 'ok'
  const width = `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
  return (
    <span className={classes.remaining}>
      <span>{formatDuration(Math.max(0, seconds))}</span>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} data-level={level} style={{ width }} />
      </span>
    </span>
  )
}
