import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isIn, STORED_STATUSES, TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import { formatAge, formatDistance } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { useDeliveryPosition, useLiveStatus, type LiveStatus } from '../../lib/live'
import { OLD_POSITION_MS } from '../../lib/map/points'
import { ConnectionState } from '../../ui/badges/connection-state'
import { DeliveryMap } from '../../ui/map/delivery-map'
import { distanceLeft, pointsOf } from './points'
import { positionQuery, routeQuery, type Tracked } from './tracking-queries'
import classes from './tracking-view.module.css'

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The map with the car, the age of its position, and the state of the live channel. */
export function LiveMap({ trackingId, tracked }: { trackingId: string; tracked: Tracked }) {
  const t = useWords('tracking')
  const ui = useWords('ui')
  const language = useLanguage()
  const now = useNow()
  const [status, setStatus] = useState<LiveStatus>()
  useLiveStatus(setStatus)
  const moving = STORED_STATUSES.some((known) => known === tracked.status && isIn(known, TRACKED_STATUSES))
  const first = useQuery({ ...positionQuery(trackingId), enabled: moving }).data
  const live = useDeliveryPosition(trackingId, first)
  const position = moving ? live : undefined
  const points = pointsOf(tracked, {
    from: t('from'),
    to: t('to'),
    back: t('returnTo'),
    of: (word, place) => ui('placeOnMap', { word, place }),
  })
  const { data: road } = useQuery(routeQuery(trackingId, points))
  const left = position ? distanceLeft(tracked, position) : null
  const age = position && formatAge(position.recordedAt, now, language)
  const old = position !== undefined && now.getTime() - Date.parse(position.recordedAt) > OLD_POSITION_MS
  const connectionState = status === 'connected' ? 'connected' : status === undefined ? 'connecting' : 'disconnected'
  return (
    <div className={classes.map}>
      <DeliveryMap
        height="clamp(280px, 52dvh, 640px)"
        points={points}
        route={road?.geometry}
        estimated={road?.estimated}
        driver={position && { lat: position.latitude, lng: position.longitude, recordedAt: position.recordedAt }}
        driverText={age}
        driverOld={old}
        words={{
          title: t('map'),
          zoomIn: t('zoomIn'),
          zoomOut: t('zoomOut'),
          attribution: t('attribution'),
          unavailable: t('mapUnavailable'),
        }}
      />
      <p className={classes.live}>
        <span className={classes.age}>
          {age
            ? t(old ? 'oldPosition' : 'position', { age })
            : moving || tracked.status === 'SET'
              ? t('noPosition')
              : ''}
          {left !== null && (
            <span className={classes.left}>{t('left', { distance: formatDistance(left, language) })}</span>
          )}
        </span>
        {moving && <ConnectionState state={connectionState}>{t(`live.${connectionState}`)}</ConnectionState>}
      </p>
    </div>
  )
}
