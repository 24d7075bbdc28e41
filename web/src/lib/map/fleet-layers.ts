import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  Map as MapLibreMap,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { GeoJSONSource } from 'maplibre-gl'
import { MAP_FONT, type MapScheme } from './base-style'
import type { Fleet } from './fleet'
import { isPlaced } from './points'

// Map layers for all deliveries, because DOM markers would be moved one by one with every frame.
const PLACES = 'fleet-places'
const CARS = 'fleet-cars'
/** The layers that can be clicked, the topmost first. */
export const FLEET_LAYERS = ['fleet-car', 'fleet-halo', 'fleet-place']

// The legend of the live map has the same, as --v-map-*.
const ORANGE = '#f97316'
const COLOURS = {
  light: { start: '#0e6b72', end: '#1b2430', ring: '#ffffff', text: '#1b2430', halo: '#ffffff' },
  dark: { start: '#3fb0b6', end: '#c3ccd7', ring: '#0b1a1f', text: '#e6ebf1', halo: '#0b0f14' },
} as const

const placeRadius: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 5, 3, 8, 5, 10, 9]
const carRadius: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 4, 5, 9, 8]
const strength: ExpressionSpecification = ['case', ['get', 'old'], 0.45, 1]

function featuresOf({ cars, selected }: Fleet) {
  const others = cars.filter(({ id }) => id !== selected)
  const feature = (lng: number, lat: number, properties: object) => ({
    type: 'Feature' as const,
    properties: { ...properties },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })
  const places = others.flatMap(({ id, points }) =>
    points.filter(isPlaced).map(({ lng, lat, kind }) => feature(lng, lat, { id, kind })),
  )
  const seen = others.flatMap(({ id, at, old, text }) =>
    at && isPlaced(at) ? [feature(at.lng, at.lat, { id, old, text })] : [],
  )
  const collection = (features: ReturnType<typeof feature>[]) => ({ type: 'FeatureCollection' as const, features })
  return { places: collection(places), cars: collection(seen) }
}

/** A font of the current style: an online style may not have ours. */
function fontOf(map: MapLibreMap): string[] {
  for (const layer of map.getStyle().layers) {
    const font: unknown = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined
    if (Array.isArray(font) && font.every((name) => typeof name === 'string') && font[0] !== 'literal') return font
  }
  return [MAP_FONT]
}

/** The layers in the order in which they lie above each other. */
function layersOf(scheme: MapScheme, font: string[]): (CircleLayerSpecification | SymbolLayerSpecification)[] {
  const { start, end, ring, text, halo } = COLOURS[scheme]
  return [
    {
      id: 'fleet-place',
      type: 'circle',
      source: PLACES,
      paint: {
        'circle-radius': placeRadius,
        'circle-color': ['match', ['get', 'kind'], 'A', start, 'B', end, ring],
        'circle-stroke-width': 1.5,
        'circle-stroke-color': ['case', ['==', ['get', 'kind'], 'C'], end, ring],
      },
    },
    {
      id: 'fleet-letter',
      type: 'symbol',
      source: PLACES,
      minzoom: 9,
      layout: { 'text-field': ['get', 'kind'], 'text-font': font, 'text-size': 11, 'text-allow-overlap': true },
      paint: { 'text-color': ['case', ['==', ['get', 'kind'], 'C'], end, ring] },
    },
    {
      id: 'fleet-halo',
      type: 'circle',
      source: CARS,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 11, 9, 18],
        'circle-color': ORANGE,
        'circle-opacity': ['*', 0.24, strength],
      },
    },
    {
      id: 'fleet-car',
      type: 'circle',
      source: CARS,
      paint: {
        'circle-radius': carRadius,
        'circle-color': ORANGE,
        'circle-opacity': strength,
        'circle-stroke-width': 2.5,
        'circle-stroke-color': ring,
      },
    },
    {
      id: 'fleet-text',
      type: 'symbol',
      source: CARS,
      layout: {
        'text-field': ['get', 'text'],
        'text-font': font,
        'text-size': 11.5,
        'text-anchor': 'top',
        'text-offset': [0, 1.1],
        'text-padding': 4,
      },
      paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.6 },
    },
  ]
}

/** Draws all deliveries above everything else, or updates them. */
export function drawFleet(map: MapLibreMap, scheme: MapScheme, fleet: Fleet): void {
  const { places, cars } = featuresOf(fleet)
  const [knownPlaces, knownCars] = [map.getSource(PLACES), map.getSource(CARS)]
  if (knownPlaces instanceof GeoJSONSource && knownCars instanceof GeoJSONSource) {
    void knownPlaces.setData(places)
    void knownCars.setData(cars)
    return
  }
  if (fleet.cars.length === 0) return
  map.addSource(PLACES, { type: 'geojson', data: places })
  map.addSource(CARS, { type: 'geojson', data: cars })
  for (const layer of layersOf(scheme, fontOf(map))) map.addLayer(layer)
}

/** Takes all of it away, for the next drawing to begin with other colours. */
export function eraseFleet(map: MapLibreMap): void {
  for (const { id } of layersOf('light', [])) if (map.getLayer(id)) map.removeLayer(id)
  for (const id of [PLACES, CARS]) if (map.getSource(id)) map.removeSource(id)
}
