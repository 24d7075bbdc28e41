import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { DriverPosition, MapPoint, RouteLine } from '../../lib/map/points'
import { boundsOf, isPlaced } from '../../lib/map/points'
import type { DeliveryMapWords } from './delivery-map'
import { MapFrame, PlainMap } from './map-frame'
import { MapMarker } from './map-marker'
import { DriverDot, MissionButton, Pin } from './pins'
import { useMap } from './use-map'

export interface MapMission {
  readonly id: string
  /** "100 042, Clio V, Paris → Lyon". */
  readonly label: string
  readonly points: readonly MapPoint[]
  readonly route?: RouteLine
  readonly estimated?: boolean
  readonly driver?: DriverPosition
  /** Who and how long ago, in words. */
  readonly driverText?: string
}

interface Props {
  missions: readonly MapMission[]
  selectedId?: string
  onSelect?: (id: string | undefined) => void
  showRoute?: boolean
  words: DeliveryMapWords
  controls?: ReactNode
  height?: number | string
}

/** Where a delivery stands now: its car, else its departure. */
function standing(mission: MapMission): { lat: number; lng: number } | undefined {
  return mission.driver && isPlaced(mission.driver) ? mission.driver : mission.points.find(isPlaced)
}

/** Many deliveries at once; the selected one shows its points and the way. */
export function MissionsMap({
  missions,
  selectedId,
  onSelect,
  showRoute = true,
  words,
  controls,
  height = 520,
}: Props) {
  const { ref, map, failed } = useMap(true, words)
  const selected = missions.find(({ id }) => id === selectedId)

  useEffect(() => {
    const drawn = showRoute ? missions : []
    const routes = drawn.flatMap(({ id, route, estimated = false }) =>
      route && (!selected || id === selected.id) ? [{ line: route, estimated, faint: !selected }] : [],
    )
    map?.setRoutes(routes)
  }, [map, missions, selected, showRoute])

  // Again when other deliveries come or another is chosen, never because a car moved.
  const view = selected?.id ?? missions.map(({ id }) => id).join(' ')
  useEffect(() => {
    const watched = selected ? [selected] : missions
    const places = watched.flatMap((mission) => [...mission.points, ...(mission.driver ? [mission.driver] : [])])
    const bounds = boundsOf(places.map(({ lng, lat }) => [lng, lat]))
    if (bounds) map?.fit(bounds)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, view])

  const plain = (
    <PlainMap
      text={words.unavailable}
      lines={missions.map(({ label, driverText }) => ({ mark: label, text: driverText ?? '' }))}
    />
  )
  return (
    <MapFrame ref={ref} height={height} controls={controls} opening={!map} instead={failed ? plain : undefined}>
      {map &&
        selected?.points.filter(isPlaced).map((p) => (
          <MapMarker key={`${selected.id} ${p.kind}`} map={map} lat={p.lat} lng={p.lng} anchor="bottom">
            <Pin kind={p.kind} label={p.label} />
          </MapMarker>
        ))}
      {map &&
        missions.map((mission) => {
          const at = standing(mission)
          const live = mission.driver && isPlaced(mission.driver) ? mission.driver : undefined
          const chosen = mission.id === selectedId
          if (!at || (chosen && !live)) return null
          return (
            <MapMarker key={mission.id} map={map} lat={at.lat} lng={at.lng} anchor="center" glide raised={chosen}>
              {chosen ? (
                <DriverDot text={mission.driverText} heading={live?.heading} />
              ) : (
                <MissionButton
                  label={[mission.label, live && mission.driverText].filter(Boolean).join(', ')}
                  live={live !== undefined}
                  onSelect={() => onSelect?.(mission.id)}
                />
              )}
            </MapMarker>
          )
        })}
    </MapFrame>
  )
}
