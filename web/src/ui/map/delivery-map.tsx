import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MapWords } from '../../lib/map/open-map'
import type { DriverPosition, MapPoint, RouteLine } from '../../lib/map/points'
import { boundsOf, isPlaced, leanOf, sideOfWords } from '../../lib/map/points'
import { MapFrame, PlainMap } from './map-frame'
import { MapMarker } from './map-marker'
import { DriverDot, Pin } from './pins'
import { useMap } from './use-map'

export interface DeliveryMapWords extends MapWords {
  /** Shown where no map can be drawn: "La carte ne peut pas être affichée sur cet appareil." */
  readonly unavailable: string
}

interface Props {
  points: readonly MapPoint[]
  route?: RouteLine
  /** Not a route along roads: drawn dashed, and said. */
  estimated?: boolean
  /** The second vehicle is on its way. */
  back?: boolean
  showRoute?: boolean
  driver?: DriverPosition
  /** The driver and the age of the position: "Karim B., il y a 40 s". */
  driverText?: string
  /** The position is old. */
  driverOld?: boolean
  words: DeliveryMapWords
  /** Shown instead of the map when no point has coordinates. */
  noAddress?: ReactNode
  /** Drawn over the map, top left. */
  controls?: ReactNode
  height?: number | string
  onReady?: () => void
}

/** The map of one delivery: its points, the route and, while it is under way, the car. */
export function DeliveryMap(props: Props) {
  const { estimated = false, back = false, driver, driverText, words, noAddress, height = 360 } = props
  const route = props.showRoute === false ? undefined : props.route
  const points = props.points.filter(isPlaced)
  const live = driver && isPlaced(driver) ? driver : undefined
  const empty = points.length === 0 && !live && noAddress !== undefined
  const view = () => {
    const known = points.map(({ lng, lat }) => [lng, lat])
    return boundsOf(live ? [...known, [live.lng, live.lat]] : known)
  }
  const { ref, map, painted, failed, onRetry } = useMap(!empty, words, view)
  const ready = useRef(props.onReady)
  ready.current = props.onReady

  useEffect(() => {
    if (map) ready.current?.()
  }, [map])

  const drawRoute = useEffectEvent(() =>
    map?.setRoutes(route ? [{ line: route, estimated, points, car: live, back }] : []),
  )
  useEffect(() => drawRoute(), [map, route, estimated, live?.lat, live?.lng, back])

  // The view is set for the delivery, and not for the moving car, so that the user can pan and zoom.
  const places = points.map(({ lng, lat }) => `${lng},${lat}`).join(' ')
  const started = places === '' && live !== undefined
  const show = useEffectEvent(() => {
    const bounds = view()
    if (bounds) map?.fit(bounds)
  })
  useEffect(() => show(), [map, places, started])

  const plain = (
    <PlainMap
      text={words.unavailable}
      lines={[
        ...points.map(({ kind, label }) => ({ mark: kind, text: label })),
        ...(live && driverText ? [{ mark: '●', text: driverText }] : []),
      ]}
    />
  )
  return (
    <MapFrame
      ref={ref}
      height={height}
      controls={props.controls}
      opening={!painted}
      onRetry={onRetry}
      estimated={estimated && route !== undefined}
      instead={empty ? noAddress : failed ? plain : undefined}
    >
      {map &&
        points.map((p) => (
          <MapMarker key={p.kind} map={map} lat={p.lat} lng={p.lng} anchor="bottom">
            <Pin kind={p.kind} label={p.label} lean={leanOf(p, points)} />
          </MapMarker>
        ))}
      {map && live && (
        <MapMarker map={map} lat={live.lat} lng={live.lng} anchor="center" glide raised>
          <DriverDot text={driverText} side={sideOfWords(live, points)} heading={live.heading} old={props.driverOld} />
        </MapMarker>
      )}
    </MapFrame>
  )
}
