import type { ExpressionSpecification, Map as MapLibreMap } from 'maplibre-gl'
import { GeoJSONSource } from 'maplibre-gl'
import type { MapScheme } from './base-style'
import type { MapPoint, RouteLine } from './points'
import { splitAt } from './road'

/** The way of one delivery. */
export interface DrawnRoute {
  readonly line: RouteLine
  /** Not a route along roads: drawn dashed. */
  readonly estimated: boolean
  readonly points: readonly MapPoint[]
  readonly car?: { readonly lat: number; readonly lng: number }
  /** The car is on the second leg. */
  readonly back: boolean
}

const SOURCE = 'routes'
const width: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 4, 2.5, 9, 4, 14, 6]
const opacity: ExpressionSpecification = ['case', ['get', 'driven'], 0.35, 1]
const COLOURS = {
  light: { line: '#0e6b72', casing: '#ffffff' },
  dark: { line: '#3fb0b6', casing: '#0b1a1f' },
} as const

/** What its car has driven is drawn fainter than what is left. */
function partsOf({ line, points, car, back }: DrawnRoute): { line: RouteLine; driven: boolean }[] {
  if (!car) return [{ line, driven: false }]
  const turn = points.some(({ kind }) => kind === 'C') ? points.find(({ kind }) => kind === 'B') : undefined
  const { driven, left } = splitAt(line, { car: [car.lng, car.lat], turn: turn && [turn.lng, turn.lat], back })
  return [
    { line: driven, driven: true },
    { line: left, driven: false },
  ]
}

/** Draws all lines above the base map, or updates them where they are. */
export function drawRoutes(map: MapLibreMap, scheme: MapScheme, routes: readonly DrawnRoute[]): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: routes.flatMap((route) =>
      partsOf(route).map(({ line, driven }) => ({
        type: 'Feature' as const,
        properties: { estimated: route.estimated, driven },
        geometry: { type: 'LineString' as const, coordinates: line.coordinates.map((position) => [...position]) },
      })),
    ),
  }
  const { line, casing } = COLOURS[scheme]
  const known = map.getSource(SOURCE)
  if (known instanceof GeoJSONSource) {
    void known.setData(data)
    map.setPaintProperty('route-casing', 'line-color', casing)
    for (const id of ['route-road', 'route-estimate']) map.setPaintProperty(id, 'line-color', line)
    return
  }
  const layout = { 'line-join': 'round', 'line-cap': 'round' } as const
  // Below the names of towns, so that they stay readable.
  const above = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id
  map.addSource(SOURCE, { type: 'geojson', data })
  map.addLayer(
    {
      id: 'route-casing',
      type: 'line',
      source: SOURCE,
      layout,
      paint: {
        'line-color': casing,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 5, 9, 7.5, 14, 10],
        'line-opacity': ['case', ['get', 'driven'], 0.2, 0.85],
      },
    },
    above,
  )
  map.addLayer(
    {
      id: 'route-road',
      type: 'line',
      source: SOURCE,
      filter: ['!', ['get', 'estimated']],
      layout,
      paint: { 'line-color': line, 'line-width': width, 'line-opacity': opacity },
    },
    above,
  )
  map.addLayer(
    {
      id: 'route-estimate',
      type: 'line',
      source: SOURCE,
      filter: ['get', 'estimated'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': line, 'line-width': width, 'line-opacity': opacity, 'line-dasharray': [2.2, 1.1] },
    },
    above,
  )
}
