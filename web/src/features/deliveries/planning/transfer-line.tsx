import { IconAlertTriangle } from '@tabler/icons-react'
import type { Transfer } from '@volant/domain/deliveries/overlap'
import { formatDistance, formatDuration } from '../../../lib/format'
import { usePlan } from './plan-context'
import { shareOf, type Scale } from './planned'
import classes from './transfer-line.module.css'

/** Pixels from which the distance has room on the line. */
const ROOM = 116

interface Props {
  from: number
  to: number
  way: Transfer
  scale: Scale
  width: number
}

/** The way from one arrival to the next departure; one that is too short is marked. */
export function TransferLine({ from, to, way, scale, width }: Props) {
  const { t, language } = usePlan().words
  const [start, end] = [shareOf(scale, from), shareOf(scale, to)]
  if (start === end && (start === 0 || start === 1)) return null
  const figures = { distance: formatDistance(way.metres, language), drive: formatDuration(way.seconds) }
  const text = way.tooShort
    ? t('transferShort', { ...figures, free: formatDuration(way.free) })
    : t('transferOf', figures)
  return (
    <span
      className={classes.line}
      style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
      data-short={way.tooShort || undefined}
      title={text}
      role="img"
      aria-label={text}
    >
      {way.tooShort && <IconAlertTriangle size={14} className={classes.sign} aria-hidden="true" />}
      {(end - start) * width >= ROOM && <span className={classes.text}>{t('transfer', figures)}</span>}
    </span>
  )
}
