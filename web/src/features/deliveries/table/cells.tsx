import type { ReactNode } from 'react'
import { IconArrowRight } from '@tabler/icons-react'
import { remainingTime } from '@volant/domain/deliveries/remaining-time'
import { isIn, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import { formatMinute, formatMoment, MISSING } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { expectedText, isUnheard, silenceText, slackText, urgencyText } from '../../../lib/punctuality-text'
import { StatusBadge } from '../../../ui/badges/status-badge'
import { Mono, Plate } from '../../../ui/data/mono'
import { RemainingBar } from '../../../ui/data/remaining-bar'
import { DeliveryTypeBadge } from '../delivery-badges'
import { firstDate } from '../first-date'
import { storedStatus } from '../links'
import { useNow } from '../../../lib/use-now'
import type { TableRow } from './table-query'
import classes from './cells.module.css'

const MINUTE_MS = 60_000

type Of<K extends keyof TableRow> = { row: Pick<TableRow, K> }

export function Contract({ row }: Of<'type' | 'publicId'>) {
  return (
    <span className={classes.contract}>
      <DeliveryTypeBadge type={row.type} />
      <Mono>{row.publicId}</Mono>
    </span>
  )
}

export function Customer({ row }: Of<'clientFirstName' | 'clientLastName' | 'clientCompany' | 'organization'>) {
  const name = [row.clientFirstName, row.clientLastName].filter(Boolean).join(' ')
  const below = row.organization?.name ?? row.clientCompany
  return (
    <span className={`${classes.two} ${classes.name}`}>
      <span title={name}>{name || MISSING}</span>
      {below && (
        <span className={classes.dim} title={below}>
          {below}
        </span>
      )}
    </span>
  )
}

export function Journey({ row }: Of<'fromAddress' | 'toAddress'>) {
  const t = useWords('deliveries')
  if (!row.fromAddress && !row.toAddress) return <span className={classes.dim}>{MISSING}</span>
  return (
    <span className={classes.journey}>
      <Town place={row.fromAddress} />
      <IconArrowRight size={15} role="img" aria-label={t('table.to')} />
      <Town place={row.toAddress} />
    </span>
  )
}

function Town({ place }: { place: TableRow['fromAddress'] }) {
  return (
    <span className={classes.two}>
      <span className={classes.town} title={place?.city ?? undefined}>
        {place?.city ?? MISSING}
      </span>
      <span className={classes.dim}>{place?.postalCode}</span>
    </span>
  )
}

export function Vehicle({ row }: Of<'vehicles'>) {
  const [first, ...others] = row.vehicles
  const name = [first?.marque, first?.model].filter(Boolean).join(' ')
  if (!name && !first?.vehicleCode) return <span className={classes.dim}>{MISSING}</span>
  return (
    <span className={classes.two}>
      <span className={classes.car}>{name || MISSING}</span>
      <span className={classes.plates}>
        {first?.vehicleCode && <Plate>{first.vehicleCode}</Plate>}
        {others.length > 0 && <span className={classes.dim}>+ {others.length}</span>}
      </span>
    </span>
  )
}

const date = (at: string | null) => (at ? new Date(at) : null)

type Judged = Pick<TableRow, 'status' | 'carPickUpDate' | 'carDeliveryDeadline' | 'punctuality' | 'sharingPausedAt'>

/** The verdict of a car that is on its way; null for any other. */
function underWay({ status: given, punctuality }: Pick<TableRow, 'status' | 'punctuality'>) {
  const status = storedStatus(given)
  return status && isIn(status, MISSION_GROUP) ? punctuality : null
}

/** The bar of the last 24 hours before the pick-up, or by when it is due where one date was given for all; then when the car arrives. Description 2.2. */
export function Remaining({ row }: { row: Judged & Pick<TableRow, 'confirmedAt'> }) {
  const t = useWords('deliveries')
  const judged = useWords('punctuality')
  const now = useNow(MINUTE_MS)
  const punctuality = underWay(row)
  if (punctuality) {
    return (
      <span className={classes.two}>
        <span className={classes.expected}>{expectedText(punctuality, now, judged)}</span>
        <Verdict punctuality={punctuality}>
          {isUnheard(row, now) ? silenceText(row, now, judged) : slackText(punctuality, judged)}
        </Verdict>
      </span>
    )
  }
  const first = firstDate(row)
  if (first.kind === 'before') {
    // the date stays whole, in a line of its own where the column is narrow
    const due = formatMinute(first.at).replaceAll(' ', '\u00a0')
    return <span>{t('table.before', { date: due })}</span>
  }
  const facts = { carPickUpDate: date(row.carPickUpDate), confirmedAt: date(row.confirmedAt) }
  const time = remainingTime(facts, now)
  if (!time) return <span className={classes.noHour}>{t('table.noHour')}</span>
  return <RemainingBar seconds={time.remainingHours * 3600} share={time.bar} />
}

/** By how much it would be early or late as things stand; nothing without dates. */
export function Slack({ row: { punctuality } }: Of<'punctuality'>) {
  const judged = useWords('punctuality')
  const text = punctuality && slackText(punctuality, judged)
  return text ? <Verdict punctuality={punctuality}>{text}</Verdict> : <span className={classes.dim}>{MISSING}</span>
}

/** Why a delivery needs a hand. */
export function Reason({ row }: { row: Judged }) {
  const judged = useWords('punctuality')
  const now = useNow(MINUTE_MS)
  if (!row.punctuality) return null
  return <Verdict punctuality={row.punctuality}>{urgencyText(row, now, judged)}</Verdict>
}

/** A dot and words in the colour of the verdict. */
function Verdict({
  punctuality,
  children,
}: {
  punctuality: NonNullable<TableRow['punctuality']>
  children: ReactNode
}) {
  return (
    <span className={classes.verdict} data-state={punctuality.state}>
      {children}
    </span>
  )
}

/** The deadline, and whether it will be missed or was, unless the expected arrival beside it says by how much. */
export function Deadline({ row }: { row: Judged }) {
  const judged = useWords('punctuality')
  const now = useNow(MINUTE_MS)
  const { punctuality, carDeliveryDeadline } = row
  const beside = underWay(row) && !isUnheard(row, now)
  const said = !beside && punctuality && punctuality.state !== 'ON_TIME' && punctuality.state !== 'NONE'
  return (
    <span className={classes.two}>
      <Moment at={carDeliveryDeadline} />
      {said && <Verdict punctuality={punctuality}>{judged(`state.${punctuality.state}`)}</Verdict>}
    </span>
  )
}

/** A moment to the minute; its seconds stand in the tooltip. */
export function Moment({ at }: { at: string | null | undefined }) {
  return (
    <span className={classes.moment} title={formatMoment(at)}>
      {formatMinute(at)}
    </span>
  )
}

/** Customer, Admin or Representative. Description 2.2. */
export function CancelledBy({ status }: { status: TableRow['status'] }) {
  const t = useWords('deliveries')
  const who =
    status === 'CANCELLED_BY_ADMIN' || status === 'CANCELLED_BY_CUSTOMER' || status === 'CANCELLED_BY_MANDATORY'
      ? status
      : 'unknown'
  return <StatusBadge tone="red" label={t(`by.${who}`)} />
}
