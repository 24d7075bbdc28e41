import type { ExpressionSpecification, Map as MapLibreMap } from 'maplibre-gl'
import { GeoJSONSource } from 'maplibre-gl'
import type { MapScheme } from './base-style'
import type { RouteLine } from './points'

export interface DrawnRoute {
  readonly line: RouteLine
  /** A straight line, not a route along roads: drawn dashed. */
  readonly estimated: boolean
  /** Less important than another one. */
  readonly faint: boolean
}

const SOURCE = 'routes'
const width: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 4, 2.5, 9, 4, 14, 6]
const opacity: ExpressionSpecification = ['case', ['get', 'faint'], 0.35, 1]
const COLOURS = {
  light: { line: '#0e6b72', casing: '#ffffff' },
  dark: { line: '#3fb0b6', casing: '#0b1a1f' },
} as const

/** Draws all lines above the base map, or updates them where they are. */
export function drawRoutes(map: MapLibreMap, scheme: MapScheme, routes: readonly DrawnRoute[]): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: routes.map(({ line, estimated, faint }) => ({
      type: 'Feature' as const,
      properties: { estimated, faint },
      geometry: { type: 'LineString' as const, coordinates: line.coordinates.map((position) => [...position]) },
    })),
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
        'line-opacity': ['case', ['get', 'faint'], 0.2, 0.85],
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
