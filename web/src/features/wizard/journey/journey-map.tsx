import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconMapPinOff } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import type { MapPoint, PointKind } from '../../../lib/map/points'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { DeliveryMap } from '../../../ui/map/delivery-map'
import type { AddressValue } from '../../../lib/address-value'
import { placeText } from '../aside/parts'
import { routeQuery } from '../../../lib/map/route-query'

interface Props {
  /** Departure, arrival and, on a round trip, restitution. */
  places: readonly (AddressValue | null | undefined)[]
}

const KINDS: readonly PointKind[] = ['A', 'B', 'C']

/** The selected places and the route between them, marked if it is an estimate. */
export function JourneyMap({ places }: Props) {
  const t = useWords('wizard')
  const deliveries = useWords('deliveries')
  const points = places.flatMap((place, index): MapPoint[] => {
    const kind = KINDS[index]
    if (!kind || place?.latitude === undefined || place.longitude === undefined) return []
    const label = t(`map.point.${kind}`, { place: placeText(place) ?? '' })
    return [{ kind, lat: place.latitude, lng: place.longitude, label }]
  })
  const route = useQuery(routeQuery(points))
  const words = useMemo(
    () => ({
      title: t('map.title'),
      zoomIn: deliveries('detail.map.zoomIn'),
      attribution: deliveries('detail.map.attribution'),
      zoomOut: deliveries('detail.map.zoomOut'),
      unavailable: deliveries('detail.map.unavailable'),
    }),
    [t, deliveries],
  )
  const shown = points.length > 1 ? route.data : undefined
  return (
    <DeliveryMap
      height={280}
      points={points}
      route={shown?.geometry}
      estimated={shown?.estimated}
      words={words}
      noAddress={<EmptyState icon={<IconMapPinOff size={24} stroke={1.6} />} title={t('map.empty')} />}
    />
  )
}
