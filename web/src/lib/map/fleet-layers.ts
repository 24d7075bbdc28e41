import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  Map as MapLibreMap,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { GeoJSONSource } from 'maplibre-gl'
import { MAP_FONT, type MapScheme } from './base-style'
import type { Fleet } from './fleet'
import { featuresOf } from './fleet-features'

// Map layers for all deliveries, because DOM markers would be moved one by one with every frame.
const PLACES = 'fleet-places'
export const CARS = 'fleet-cars'
/** The layers that can be clicked, the topmost first. */
export const FLEET_LAYERS = ['fleet-group', 'fleet-car', 'fleet-halo', 'fleet-place']
/** Says more of the one car that is pointed at. */
const HOVER_LAYER = 'fleet-more'

// The legend of the live map has the same, as --v-map-*.
const COLOURS = {
  light: {
    start: '#0e6b72',
    end: '#1b2430',
    ring: '#ffffff',
    text: '#1b2430',
    halo: '#ffffff',
    LATE: '#c8281d',
    TIGHT: '#b77a06',
    ON_TIME: '#1d8a4e',
    other: '#5c6b7a',
  },
  dark: {
    start: '#3fb0b6',
    end: '#c3ccd7',
    ring: '#0b1a1f',
    text: '#e6ebf1',
    halo: '#0b0f14',
    LATE: '#ff7a6b',
    TIGHT: '#f2b632',
    ON_TIME: '#5fd08d',
    other: '#93a1b0',
  },
} as const

const placeRadius: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 5, 3, 8, 5, 10, 9]
const carRadius: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 4, 6, 9, 9]
const shade: ExpressionSpecification = ['case', ['==', ['get', 'dim'], true], 0.3, 1]
const strength: ExpressionSpecification = ['*', ['case', ['get', 'old'], 0.55, 1], shade]
const isGroup: ExpressionSpecification = ['has', 'point_count']
const isCar: ExpressionSpecification = ['!', isGroup]

/** A font of the current style: an online style may not have ours. */
function fontOf(map: MapLibreMap): string[] {
  for (const layer of map.getStyle().layers) {
    const font: unknown = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined
    if (Array.isArray(font) && font.every((name) => typeof name === 'string') && font[0] !== 'literal') return font
  }
  return [MAP_FONT]
}

type FleetLayer = CircleLayerSpecification | SymbolLayerSpecification

function placeLayers(scheme: MapScheme, font: string[]): FleetLayer[] {
  const { start, end, ring } = COLOURS[scheme]
  return [
    {
      id: 'fleet-place',
      type: 'circle',
      source: PLACES,
      paint: {
        'circle-radius': placeRadius,
        'circle-color': ['match', ['get', 'kind'], 'A', start, 'B', end, ring],
        'circle-opacity': shade,
        'circle-stroke-width': 1.5,
        'circle-stroke-color': ['case', ['==', ['get', 'kind'], 'C'], end, ring],
        'circle-stroke-opacity': shade,
      },
    },
    {
      id: 'fleet-letter',
      type: 'symbol',
      source: PLACES,
      minzoom: 9,
      layout: { 'text-field': ['get', 'kind'], 'text-font': font, 'text-size': 11, 'text-allow-overlap': true },
      paint: { 'text-color': ['case', ['==', ['get', 'kind'], 'C'], end, ring], 'text-opacity': shade },
    },
  ]
}

/** Late ones lie above tight ones, and those above the others. */
function carLayers(scheme: MapScheme, font: string[], lateWord: string): FleetLayer[] {
  const { LATE, TIGHT, ON_TIME, other, ring, text, halo } = COLOURS[scheme]
  const byState: ExpressionSpecification = [
    'match',
    ['get', 'state'],
    ...(['LATE', LATE, 'TIGHT', TIGHT, 'ON_TIME', ON_TIME] as const),
    other,
  ]
  const words = {
    layout: {
      'text-font': font,
      'text-size': 11.5,
      'text-anchor': 'top' as const,
      'text-offset': [0, 1.1] as [number, number],
      'text-padding': 4,
      'symbol-sort-key': ['get', 'rank'] as ExpressionSpecification,
    },
    paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.6, 'text-opacity': shade },
  }
  const above: ExpressionSpecification = ['-', 0, ['get', 'rank']]
  return [
    {
      id: 'fleet-halo',
      type: 'circle',
      source: CARS,
      filter: isCar,
      layout: { 'circle-sort-key': above },
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 12, 9, 19],
        'circle-color': byState,
        'circle-opacity': ['*', 0.22, strength],
      },
    },
    {
      id: 'fleet-car',
      type: 'circle',
      source: CARS,
      filter: isCar,
      layout: { 'circle-sort-key': above },
      paint: {
        'circle-radius': carRadius,
        'circle-color': byState,
        'circle-opacity': strength,
        'circle-stroke-width': 2.5,
        'circle-stroke-color': ring,
        'circle-stroke-opacity': shade,
      },
    },
    {
      id: 'fleet-group',
      type: 'circle',
      source: CARS,
      filter: isGroup,
      paint: {
        'circle-radius': ['step', ['get', 'point_count'], 14, 10, 18, 50, 24],
        'circle-color': ['case', ['>', ['get', 'late'], 0], LATE, ['>', ['get', 'tight'], 0], TIGHT, other],
        'circle-opacity': shade,
        'circle-stroke-width': 2.5,
        'circle-stroke-color': ring,
        'circle-stroke-opacity': shade,
      },
    },
    {
      id: 'fleet-count',
      type: 'symbol',
      source: CARS,
      filter: isGroup,
      layout: {
        'text-field': ['to-string', ['get', 'point_count']],
        'text-font': font,
        'text-size': 12.5,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': ring, 'text-opacity': shade },
    },
    {
      id: 'fleet-late',
      type: 'symbol',
      source: CARS,
      filter: ['all', isGroup, ['>', ['get', 'late'], 0]],
      layout: {
        ...words.layout,
        'text-field': ['concat', ['to-string', ['get', 'late']], ' ', lateWord],
        'text-offset': [0, 1.5],
        'symbol-sort-key': ['-', 0, ['get', 'late']],
      },
      paint: words.paint,
    },
    {
      id: 'fleet-text',
      type: 'symbol',
      source: CARS,
      filter: ['all', isCar, ['in', ['get', 'state'], ['literal', ['LATE', 'TIGHT']]]],
      layout: { ...words.layout, 'text-field': ['get', 'text'] },
      paint: words.paint,
    },
    {
      id: HOVER_LAYER,
      type: 'symbol',
      source: CARS,
      filter: isPointedAt(undefined),
      layout: {
        ...words.layout,
        'text-field': '',
        'text-max-width': 18,
        'text-allow-overlap': true,
        'text-anchor': 'bottom',
        'text-offset': [0, -1.1],
      },
      paint: { ...words.paint, 'text-halo-width': 2.4, 'text-opacity': 1 },
    },
  ]
}

const isPointedAt = (id: string | undefined): ExpressionSpecification => ['==', ['get', 'id'], id ?? '']

/** Says more of the car with this id, if there is one. */
export function drawHovered(map: MapLibreMap, { cars }: Fleet, pointedAt: unknown): void {
  if (!map.getLayer(HOVER_LAYER)) return
  const car = cars.find(({ id }) => id === pointedAt)
  const text = car?.more ?? ''
  // to set the same again would draw the whole map again
  if (map.getLayoutProperty(HOVER_LAYER, 'text-field') === text) return
  map.setLayoutProperty(HOVER_LAYER, 'text-field', text)
  map.setFilter(HOVER_LAYER, isPointedAt(car?.id))
}

/** The layers in the order in which they lie above each other. */
const layersOf = (scheme: MapScheme, font: string[], lateWord: string) => [
  ...placeLayers(scheme, font),
  ...carLayers(scheme, font, lateWord),
]

type Features = ReturnType<typeof featuresOf>['cars']
const given = new WeakMap<GeoJSONSource, string>()

/** The library draws the whole map again for new data, also when they say the same. */
function setIfNew(source: GeoJSONSource, data: Features): void {
  const text = JSON.stringify(data)
  if (given.get(source) === text) return
  given.set(source, text)
  void source.setData(data)
}

/** Draws all deliveries above everything else, or updates them. */
export function drawFleet(map: MapLibreMap, scheme: MapScheme, fleet: Fleet): void {
  const { places, cars } = featuresOf(fleet, map.getZoom())
  const [knownPlaces, knownCars] = [map.getSource(PLACES), map.getSource(CARS)]
  if (knownPlaces instanceof GeoJSONSource && knownCars instanceof GeoJSONSource) {
    setIfNew(knownPlaces, places)
    setIfNew(knownCars, cars)
    return
  }
  if (fleet.cars.length === 0) return
  const counted = (state: string): ExpressionSpecification => ['case', ['==', ['get', 'state'], state], 1, 0]
  map.addSource(PLACES, { type: 'geojson', data: places })
  map.addSource(CARS, {
    type: 'geojson',
    data: cars,
    cluster: true,
    clusterRadius: 26,
    clusterMaxZoom: 9,
    clusterProperties: {
      late: ['+', counted('LATE')],
      tight: ['+', counted('TIGHT')],
      dim: ['any', ['get', 'dim']],
    },
  })
  for (const layer of layersOf(scheme, fontOf(map), fleet.lateWord)) map.addLayer(layer)
}

/** Takes all of it away, for the next drawing to begin with other colours. */
export function eraseFleet(map: MapLibreMap): void {
  for (const { id } of layersOf('light', [], '')) if (map.getLayer(id)) map.removeLayer(id)
  for (const id of [PLACES, CARS]) if (map.getSource(id)) map.removeSource(id)
}
