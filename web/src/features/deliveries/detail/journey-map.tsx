import { useState } from 'react'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconMapOff, IconRoute } from '@tabler/icons-react'
import { isIn, TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import { isOnTheWayBack } from '@volant/domain/tracking/remaining-distance'
import { formatAge, formatDistance, formatTime } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { useDeliveryPosition } from '../../../lib/live'
import { OLD_POSITION_MS, type MapPoint, type PointKind } from '../../../lib/map/points'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { VisuallyHiddenOnPhones } from '../../../ui/layout/visually-hidden-on-phones'
import { DeliveryMap } from '../../../ui/map/delivery-map'
import { distanceLeft } from '../distance-left'
import { storedStatus } from '../links'
import { useNow } from '../../../lib/use-now'
import { DETAILS, type Detail, type Place } from './detail-query'
import { useKnownRoute } from '../../../lib/map/route-query'
import classes from './journey-map.module.css'

const AGE_MS = 10_000
const SMALL_HEIGHT = 180

type Journey = Pick<
  Detail,
  'id' | 'status' | 'fromAddress' | 'toAddress' | 'toReturnToAddress' | 'routeLegs' | 'position' | 'selectedDriver'
> &
  Partial<Pick<Detail, 'sharingPausedAt'>>

function point(kind: PointKind, place: Place | null, say: (place: string) => string): MapPoint[] {
  if (place?.latitude == null || place.longitude == null) return []
  const where = [place.postalCode, place.city].filter(Boolean).join(' ')
  return [{ kind, lat: place.latitude, lng: place.longitude, label: say(where) }]
}

/** The route from A to B, to C on a round trip, and the car while it is under way. Description 2.5. */
export function JourneyMap({ delivery, small = false }: { delivery: Journey; small?: boolean }) {
  const t = useWords('deliveries')
  const ui = useWords('ui')
  const language = useLanguage()
  const [shown, setShown] = useState(true)
  const status = storedStatus(delivery.status)
  const tracked = status !== null && isIn(status, TRACKED_STATUSES)
  const first = delivery.position && { deliveryId: delivery.id, ...delivery.position }
  const client = useQueryClient()
  const last = useDeliveryPosition(
    tracked ? delivery.id : undefined,
    first,
    () => void client.invalidateQueries({ queryKey: DETAILS }),
  )
  const now = useNow(AGE_MS, tracked)
  const old = tracked && last !== undefined && now.getTime() - Date.parse(last.recordedAt) > OLD_POSITION_MS
  const left = distanceLeft(delivery, tracked ? last : undefined)
  const say = (word: string) => (place: string) => ui('placeOnMap', { word, place })
  const points = [
    ...point('A', delivery.fromAddress, say(t('detail.from'))),
    ...point('B', delivery.toAddress, say(t('detail.to'))),
    ...point('C', delivery.toReturnToAddress, say(t('detail.returnTo'))),
  ]
  const route = useKnownRoute(points, delivery.routeLegs)
  const name = delivery.selectedDriver?.fullName ?? t('detail.driver')
  const caption = () => {
    if (delivery.sharingPausedAt) return t('detail.map.paused', { time: formatTime(delivery.sharingPausedAt) })
    if (!last) return t('detail.map.notSeen')
    return t(old ? 'detail.map.lastSeen' : 'detail.map.seen', { age: formatAge(last.recordedAt, now, language) })
  }
  const state = tracked && (
    <span className={classes.age} data-old={old || undefined} data-below={small || undefined}>
      {caption()}
      {left !== null && (
        <span className={classes.left}>{t('detail.map.left', { distance: formatDistance(left, language) })}</span>
      )}
    </span>
  )
  const map = (
    <DeliveryMap
      height={small ? SMALL_HEIGHT : '100%'}
      points={points}
      route={route?.geometry}
      estimated={route?.estimated}
      showRoute={shown}
      back={status !== null && isOnTheWayBack(status)}
      driver={tracked && last ? { lat: last.latitude, lng: last.longitude, recordedAt: last.recordedAt } : undefined}
      driverText={
        tracked && last ? t('detail.map.driver', { name, age: formatAge(last.recordedAt, now, language) }) : undefined
      }
      driverOld={old}
      words={{
        title: t('detail.map.title'),
        zoomIn: t('detail.map.zoomIn'),
        attribution: t('detail.map.attribution'),
        zoomOut: t('detail.map.zoomOut'),
        unavailable: t('detail.map.unavailable'),
      }}
      noAddress={<EmptyState icon={<IconMapOff size={24} stroke={1.6} />} title={t('detail.map.noAddress')} />}
      controls={
        <>
          {route && !small && (
            <Button
              size="xs"
              variant="default"
              className={classes.route}
              aria-pressed={shown}
              leftSection={<IconRoute size={15} aria-hidden="true" />}
              onClick={() => setShown(!shown)}
            >
              <VisuallyHiddenOnPhones>
                {t(shown ? 'detail.map.hideRoute' : 'detail.map.showRoute')}
              </VisuallyHiddenOnPhones>
            </Button>
          )}
          {!small && state}
        </>
      }
    />
  )
  // words over a small map would cover its pins
  return small ? (
    <>
      {map}
      {state}
    </>
  ) : (
    map
  )
}
