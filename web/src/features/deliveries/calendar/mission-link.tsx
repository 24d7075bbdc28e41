import { formatTime, MISSING } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { Link } from '../../../ui/layout/link'
import { Mono } from '../../../ui/data/mono'
import type { Mission } from './missions'
import classes from './mission-link.module.css'

interface MissionText {
  readonly places: string
  /** What the colour and the height of the event say to the eye. */
  readonly more: string
}

export const placesOf = ({ fromAddress, toAddress }: Mission): string =>
  `${fromAddress?.city ?? MISSING} → ${toAddress?.city ?? MISSING}`

/** The words of events, looked up once for all of a view. */
export function useMissionText(): (mission: Mission) => MissionText {
  const t = useWords('calendar')
  const words = useWords('deliveries')
  return (mission) => ({
    places: placesOf(mission),
    more: [
      t('until', { time: formatTime(mission.end) }),
      words(`type.${mission.type}`),
      words(`status.${mission.status}`),
    ].join(', '),
  })
}

interface Props {
  mission: Mission
  text: MissionText
  href: string
  /** In one line, as in a month, or in several. */
  line?: boolean
}

/** An event: when, which delivery, from where to where. Description 2.16: two colours, and a click opens the delivery. */
export function MissionLink({ mission: { start, type, publicId }, text: { places, more }, href, line = false }: Props) {
  const time = formatTime(start)
  return (
    <Link
      href={href}
      className={classes.mission}
      data-two-way={type === 'TWO_WAY_DELIVERY' || undefined}
      data-line={line || undefined}
      title={`${time} ${publicId}, ${places}, ${more}`}
    >
      <b>{time}</b> <Mono>{publicId}</Mono> <span className={classes.places}>{places}</span>
      <span className={classes.unseen}>, {more}</span>
    </Link>
  )
}
