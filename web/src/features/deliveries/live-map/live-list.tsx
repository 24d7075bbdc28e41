import { useEffect, useRef, type KeyboardEvent } from 'react'
import { formatAge, formatDateTime, formatDistance, formatTime, MISSING } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Link } from '../../../ui/layout/link'
import { PunctualityLine } from '../../../ui/data/punctuality-line'
import { openBeside } from '../../../ui/table/data-row'
import type { RowPanel } from '../../../ui/table/table'
import { Mono } from '../../../ui/data/mono'
import { DeliveryStatusBadge, DeliveryTypeBadge } from '../delivery-badges'
import { distanceLeft } from '../distance-left'
import type { DeliveryLinks } from '../links'
import { isOld, isTracked, type LiveDelivery } from './live-deliveries'
import { VehicleLine } from '../vehicle-line'
import classes from './live-map.module.css'

export interface Listed {
  readonly delivery: LiveDelivery
  readonly seen: NonNullable<LiveDelivery['position']> | undefined
}

interface Props {
  rows: readonly Listed[]
  now: Date
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  links: DeliveryLinks
  office: boolean
  panel: RowPanel<LiveDelivery> | undefined
}

/** Up, Down, Home and End move the focus between the rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget.closest('ul')
  const rows = [...(list?.querySelectorAll<HTMLButtonElement>('button[aria-pressed]') ?? [])]
  const here = rows.findIndex((row) => row === document.activeElement)
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (here < 0 || next === undefined) return
  event.preventDefault()
  rows[Math.min(rows.length - 1, Math.max(0, next))]?.focus()
}

/** The deliveries of the map as a list: driver, status and age of the position. Selects a delivery on the map. */
export function LiveList({ rows, now, selected, onSelect, links, office, panel }: Props) {
  const t = useWords('liveMap')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current?.querySelector('[aria-pressed="true"]')?.closest('li')
    // Scrolls the list only, because on a phone the map must stay visible.
    if (row && list.current) list.current.scrollTo({ top: row.offsetTop - list.current.offsetTop - 60 })
  }, [selected])
  return (
    <ul ref={list} className={classes.list} aria-label={t('list')}>
      {rows.map(({ delivery, seen }) => {
        const chosen = delivery.id === selected
        return (
          <li key={delivery.id} className={classes.item} data-selected={chosen || undefined}>
            <button
              type="button"
              className={classes.row}
              aria-pressed={chosen}
              onKeyDown={moveFocus}
              onClick={() => onSelect(chosen ? undefined : delivery.id)}
            >
              <span className={classes.line}>
                <span className={classes.contract}>
                  <DeliveryTypeBadge type={delivery.type} />
                  <Mono>{delivery.publicId}</Mono>
                </span>
                <DeliveryStatusBadge status={delivery.status} />
              </span>
              <span className={classes.line}>
                <span className={classes.driver}>{delivery.selectedDriver?.fullName ?? MISSING}</span>
                <Age delivery={delivery} seen={seen} now={now} />
              </span>
              {delivery.punctuality && delivery.punctuality.state !== 'NONE' && (
                <PunctualityLine
                  punctuality={delivery.punctuality}
                  sharingPausedAt={delivery.sharingPausedAt}
                  now={now}
                />
              )}
            </button>
            {chosen && <More delivery={delivery} seen={seen} links={links} office={office} panel={panel} />}
          </li>
        )
      })}
    </ul>
  )
}

function Age({ delivery, seen, now }: Listed & { now: Date }) {
  const t = useWords('liveMap')
  const language = useLanguage()
  if (delivery.sharingPausedAt && isTracked(delivery.status))
    return <span className={classes.age}>{t('paused', { time: formatTime(delivery.sharingPausedAt) })}</span>
  if (!seen) return <span className={classes.dim}>{t(isTracked(delivery.status) ? 'noPosition' : 'arrived')}</span>
  const old = isOld(seen, now)
  return (
    <span className={classes.age} data-old={old || undefined}>
      {t(old ? 'oldPosition' : 'position', { age: formatAge(seen.recordedAt, now, language) })}
    </span>
  )
}

function More({ delivery, seen, links, office, panel }: Listed & Pick<Props, 'links' | 'office' | 'panel'>) {
  const t = useWords('liveMap')
  const table = useWords('deliveries')
  const language = useLanguage()
  const { fromAddress, toAddress, toReturnToAddress, organization, carDeliveryDeadline } = delivery
  const left = distanceLeft(delivery, seen)
  const towns = [fromAddress, toAddress, toReturnToAddress].flatMap((place) => (place ? [place.city ?? MISSING] : []))
  return (
    <div className={classes.more}>
      {office && organization && <span>{organization.name}</span>}
      <span>{towns.join(' → ')}</span>
      {delivery.vehicles.map((car, index) => (
        <VehicleLine key={index} car={car} />
      ))}
      <span>{t('deadline', { date: formatDateTime(carDeliveryDeadline) })}</span>
      {left !== null && <span>{t('left', { distance: formatDistance(left, language) })}</span>}
      <Link
        href={links.detail(delivery)}
        data-row-link={delivery.publicId}
        onClick={panel && ((event) => openBeside(event, panel, delivery))}
      >
        {table('table.open', { contract: delivery.publicId })}
      </Link>
    </div>
  )
}
