import { IconArrowRight } from '@tabler/icons-react'
import { isOverdue, remainingTime } from '@volant/domain/deliveries/remaining-time'
import { formatMoment, MISSING } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { StatusBadge } from '../../../ui/badges/status-badge'
import { Mono, Plate } from '../../../ui/data/mono'
import { RemainingBar } from '../../../ui/data/remaining-bar'
import { DeliveryTypeBadge } from '../delivery-badges'
import { storedStatus } from '../links'
import { useNow } from '../use-now'
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

/** The bar of the last 24 hours before the pick-up. Description 2.2. */
export function Remaining({ row }: Of<'carPickUpDate' | 'confirmedAt'>) {
  const t = useWords('deliveries')
  const facts = { carPickUpDate: date(row.carPickUpDate), confirmedAt: date(row.confirmedAt) }
  const time = remainingTime(facts, useNow(MINUTE_MS))
  if (!time) return <span className={classes.noHour}>{t('table.noHour')}</span>
  return <RemainingBar seconds={time.remainingHours * 3600} share={time.bar} />
}

/** The deadline, and whether it has passed. */
export function Deadline({ row }: Of<'status' | 'type' | 'carDeliveryDeadline'>) {
  const t = useWords('deliveries')
  const now = useNow(MINUTE_MS)
  const status = storedStatus(row.status)
  const { type, carDeliveryDeadline } = row
  const late = status !== null && isOverdue({ status, type, carDeliveryDeadline: date(carDeliveryDeadline) }, now)
  return (
    <span className={classes.two}>
      <span className={classes.moment}>{formatMoment(carDeliveryDeadline)}</span>
      {late && <span className={classes.late}>{t('table.overdue')}</span>}
    </span>
  )
}

/** Customer, Admin or Mandatory. Description 2.2. */
export function CancelledBy({ status }: { status: TableRow['status'] }) {
  const t = useWords('deliveries')
  const who =
    status === 'CANCELLED_BY_ADMIN' || status === 'CANCELLED_BY_CUSTOMER' || status === 'CANCELLED_BY_MANDATORY'
      ? status
      : 'unknown'
  return <StatusBadge tone="red" label={t(`by.${who}`)} />
}
