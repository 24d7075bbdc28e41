import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import type { FleetCar } from '../../lib/map/fleet'
import { boundsOf, isPlaced, leanOf, type RouteLine } from '../../lib/map/points'
import type { DeliveryMapWords } from './delivery-map'
import { MapFrame, PlainMap } from './map-frame'
import { MapMarker } from './map-marker'
import { DriverDot, Pin } from './pins'
import { useMap } from './use-map'

interface Props {
  cars: readonly FleetCar[]
  /** "en retard", beside a number. */
  lateWord: string
  /** False until the cars are loaded: the view is set once, for all of them. */
  ready: boolean
  selected: FleetCar | undefined
  onSelect: (id: string) => void
  /** The route of the selected one. */
  route?: RouteLine
  estimated?: boolean
  /** The selected one is bringing back the second vehicle. */
  back?: boolean
  words: DeliveryMapWords
  controls?: ReactNode
  height: number | string
}

const cornersOf = ({ points, at }: FleetCar) => [
  ...points.filter(isPlaced).map(({ lng, lat }) => [lng, lat]),
  ...(at && isPlaced(at) ? [[at.lng, at.lat]] : []),
]

/** The map of many deliveries; the selected one with its pins, its route and its driver. */
export function FleetMap(props: Props) {
  const {
    cars,
    lateWord,
    ready,
    selected,
    onSelect,
    route,
    estimated = false,
    back = false,
    words,
    controls,
    height,
  } = props
  const view = () => (ready ? boundsOf(selected ? cornersOf(selected) : cars.flatMap(cornersOf)) : undefined)
  const { ref, map, painted, failed, onRetry } = useMap(true, words, view)

  useEffect(() => map?.setFleet({ cars, selected: selected?.id, lateWord }), [map, cars, selected?.id, lateWord])

  const pick = useEffectEvent(onSelect)
  useEffect(() => map?.onPick((id) => pick(id)), [map])

  // The view moves to the selection, and not with the cars, so that the user can pan and zoom.
  const show = useEffectEvent(() => {
    const bounds = view()
    if (bounds) map?.fit(bounds)
  })
  useEffect(() => {
    if (ready) show()
  }, [map, ready, selected?.id])

  const pins = selected?.points.filter(isPlaced) ?? []
  const at = selected?.at && isPlaced(selected.at) ? selected.at : undefined
  const drawRoute = useEffectEvent(() =>
    map?.setRoutes(route ? [{ line: route, estimated, points: pins, car: at, back }] : []),
  )
  useEffect(() => drawRoute(), [map, route, estimated, at?.lat, at?.lng, back])
  return (
    <MapFrame
      ref={ref}
      height={height}
      controls={controls}
      opening={!painted}
      onRetry={onRetry}
      estimated={estimated && route !== undefined}
      instead={failed ? <PlainMap text={words.unavailable} lines={[]} /> : undefined}
    >
      {map &&
        pins.map((p) => (
          <MapMarker key={`${selected?.id} ${p.kind}`} map={map} lat={p.lat} lng={p.lng} anchor="bottom">
            <Pin kind={p.kind} label={p.label} lean={leanOf(p, pins)} />
          </MapMarker>
        ))}
      {map && selected && at && (
        <MapMarker key={selected.id} map={map} lat={at.lat} lng={at.lng} anchor="center" glide raised>
          <DriverDot text={selected.more} old={selected.old} />
        </MapMarker>
      )}
    </MapFrame>
  )
}
