import { DARK, layers, LIGHT, type Flavor } from '@protomaps/basemaps'
import {
  addProtocol,
  type ExpressionSpecification,
  type LayerSpecification,
  type StyleSpecification,
} from 'maplibre-gl'
import { Protocol } from 'pmtiles'
import { DOT_IMAGE, MAP_FONT, type MapLook, type MapScheme, PALETTES } from './base-style'

// Reads ranges of the archive, on the page's thread; the worker asks for them.
addProtocol('pmtiles', new Protocol().tile)

export const ROADS_SOURCE = 'roads'
/** The licence of the data wants it seen, with a way to its terms. */
export const OPENSTREETMAP =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap</a>'

/** Roads in grey by their weight: a map for reading routes and cars that lie above it. */
const ROADS = {
  light: {
    earth: '#f5f6f5',
    highway: '#a9b6c4',
    major: '#c9d1d9',
    minor: '#dfe4e8',
    green: '#e6ede5',
    label: '#5f6b79',
  },
  dark: {
    earth: '#1b242d',
    highway: '#52616f',
    major: '#3f4c59',
    minor: '#2d3843',
    green: '#1a2a28',
    label: '#94a1b0',
  },
} as const

function flavorOf(scheme: MapScheme): Flavor {
  const { sea, land, border, built, text, faint, halo } = PALETTES[scheme]
  const { earth, highway, major, minor, green, label } = ROADS[scheme]
  // Without points of interest and land cover, which distract and would need pictures.
  const { pois: _pois, landcover: _landcover, ...flavor } = scheme === 'light' ? LIGHT : DARK
  return {
    ...flavor,
    // Where the extract ends is land that is not known, not sea.
    background: land,
    earth,
    water: sea,
    boundaries: border,
    buildings: built,
    park_a: green,
    park_b: green,
    wood_a: green,
    wood_b: green,
    scrub_a: green,
    scrub_b: green,
    zoo: green,
    hospital: earth,
    industrial: earth,
    school: earth,
    military: earth,
    aerodrome: earth,
    pedestrian: earth,
    highway,
    bridges_highway: highway,
    tunnel_highway: highway,
    link: major,
    bridges_link: major,
    tunnel_link: major,
    // Without a rim of another colour they are the wider, and seen from afar.
    highway_casing_early: highway,
    highway_casing_late: highway,
    bridges_highway_casing: highway,
    major_casing_early: major,
    major_casing_late: major,
    bridges_major_casing: major,
    major,
    bridges_major: major,
    tunnel_major: major,
    minor_a: minor,
    minor_b: minor,
    minor_service: minor,
    bridges_minor: minor,
    tunnel_minor: minor,
    other: minor,
    bridges_other: minor,
    tunnel_other: minor,
    city_label: text,
    city_label_halo: halo,
    country_label: faint,
    state_label: faint,
    state_label_halo: halo,
    subplace_label: faint,
    subplace_label_halo: halo,
    ocean_label: faint,
    roads_label_major: label,
    roads_label_minor: faint,
    roads_label_major_halo: halo,
    roads_label_minor_halo: halo,
    // The page's own font, drawn by the browser: there are no files of letters.
    regular: MAP_FONT,
    bold: MAP_FONT,
    italic: MAP_FONT,
  }
}

/** Seen from afar: whole countries are in view on the live map. */
const MOTORWAY_WIDTH: ExpressionSpecification = [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  3,
  1,
  6,
  2.6,
  12,
  3.2,
  15,
  5,
  18,
  15,
]

/** A layer without pictures of files: towns have the dot of the bundled map, roads their number in plain letters. */
function ownLayers(layer: LayerSpecification, scheme: MapScheme): LayerSpecification[] {
  if (layer.id === 'roads_highway' && layer.type === 'line')
    return [{ ...layer, paint: { ...layer.paint, 'line-width': MOTORWAY_WIDTH } }]
  if (layer.type !== 'symbol' || layer.layout?.['icon-image'] === undefined) return [layer]
  const { 'icon-image': _icon, ...layout } = layer.layout
  const { faint, halo } = PALETTES[scheme]
  switch (layer.id) {
    case 'places_locality':
      return [
        {
          ...layer,
          layout: { ...layout, 'icon-image': ['step', ['zoom'], DOT_IMAGE, 8, ''], 'icon-size': 1 },
          paint: { ...layer.paint, 'icon-color': faint },
        },
      ]
    case 'roads_shields':
      return [
        {
          ...layer,
          layout: { ...layout, 'text-size': 10, 'text-padding': 24 },
          paint: { 'text-color': ROADS[scheme].label, 'text-halo-color': halo, 'text-halo-width': 2 },
        },
      ]
    default:
      return []
  }
}

/** The map of roads from a PMTiles archive of the Protomaps basemap. It needs no file beside the archive. */
export function roadStyle({ scheme, language }: MapLook, tilesUrl: string): StyleSpecification {
  const archive = new URL(tilesUrl, window.location.origin).href
  return {
    version: 8,
    sources: { [ROADS_SOURCE]: { type: 'vector', url: `pmtiles://${archive}`, attribution: OPENSTREETMAP } },
    layers: layers(ROADS_SOURCE, flavorOf(scheme), { lang: language }).flatMap((layer) => ownLayers(layer, scheme)),
  }
}
