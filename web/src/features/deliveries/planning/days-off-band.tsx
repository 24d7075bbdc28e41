import { timeOff, type DaysOff } from '@volant/domain/drivers/availability'
import { usePlan } from './plan-context'
import { shareOf, type Scale } from './planned'
import classes from './days-off-band.module.css'

/** Pixels from which the word has room. */
const ROOM = 64

interface Props {
  period: DaysOff
  scale: Scale
  width: number
}

/** The time in which a driver takes no mission; the head of the row says it in words. */
export function DaysOffBand({ period, scale, width }: Props) {
  const { t } = usePlan().words
  const { from, to } = timeOff(period)
  const [start, end] = [shareOf(scale, from.getTime()), shareOf(scale, to.getTime())]
  return (
    <span
      className={classes.band}
      style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
      aria-hidden="true"
    >
      {(end - start) * width >= ROOM && <span className={classes.word}>{t('awayBand')}</span>}
    </span>
  )
}
