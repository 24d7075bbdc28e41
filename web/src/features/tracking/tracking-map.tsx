import { useQuery } from '@tanstack/react-query'
import { formatAge } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { DeliveryMap } from '../../ui/map/delivery-map'
import { isBringingBack, pointsOf } from './points'
import { routeQuery, type Tracked } from './tracking-queries'
import type { Followed } from './use-followed'

interface Props {
  trackingId: string
  tracked: Tracked
  followed: Followed
}

/** The map with the car. */
export function TrackingMap({ trackingId, tracked, followed: { position, isOld, now } }: Props) {
  const t = useWords('tracking')
  const ui = useWords('ui')
  const language = useLanguage()
  const points = pointsOf(tracked, {
    from: t('from'),
    to: t('to'),
    back: t('returnTo'),
    of: (word, place) => ui('placeOnMap', { word, place }),
  })
  const { data: road } = useQuery(routeQuery(trackingId, points))
  return (
    <DeliveryMap
      height="clamp(280px, 52dvh, 640px)"
      points={points}
      route={road?.geometry}
      estimated={road?.estimated}
      back={isBringingBack(tracked)}
      driver={position && { lat: position.latitude, lng: position.longitude, recordedAt: position.recordedAt }}
      driverText={position && formatAge(position.recordedAt, now, language)}
      driverOld={isOld}
      words={{
        title: t('map'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        attribution: t('attribution'),
        unavailable: t('mapUnavailable'),
      }}
    />
  )
}
