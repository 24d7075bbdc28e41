import { useQuery } from '@tanstack/react-query'
import type { findRoute } from '@volant/contract/rest/places'
import { addressLine } from '@volant/domain/places/address-line'
import { call } from '../../../lib/api'
import { useWords } from '../../../lib/i18n'
import { DeliveryMap } from '../../../ui/map/delivery-map'
import type { MissionPlace } from '../mission'
import type { PositionSharing } from './use-position-sharing'

interface Props {
  from: MissionPlace | null
  to: MissionPlace | null
  sharing: PositionSharing
  /** The vehicle that is brought back, whose destination is C. */
  back: boolean
}

const at = (place: MissionPlace | null) =>
  place && place.latitude !== null && place.longitude !== null
    ? { lat: place.latitude, lng: place.longitude, label: addressLine(place) }
    : undefined

/** The route and the position of the phone. */
export function DriveMap({ from, to, sharing, back }: Props) {
  const t = useWords('tracking')
  const [start, end] = [at(from), at(to)]
  const route = useQuery({
    queryKey: ['routes', start, end],
    queryFn: ({ signal }) =>
      call<typeof findRoute>(
        'GET /routes',
        { query: { from: `${start?.lat},${start?.lng}`, to: `${end?.lat},${end?.lng}` } },
        { signal },
      ),
    enabled: start !== undefined && end !== undefined,
    staleTime: Infinity,
  }).data
  if (!start && !end) return null
  const { fix } = sharing
  return (
    <DeliveryMap
      height={260}
      points={[
        ...(start ? [{ kind: back ? ('B' as const) : ('A' as const), ...start }] : []),
        ...(end ? [{ kind: back ? ('C' as const) : ('B' as const), ...end }] : []),
      ]}
      route={route?.geometry}
      estimated={route?.estimated}
      driver={fix && { lat: fix.latitude, lng: fix.longitude, recordedAt: fix.recordedAt, heading: fix.heading }}
      words={{
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        attribution: t('attribution'),
        title: t('map'),
        unavailable: t('mapUnavailable'),
      }}
    />
  )
}
