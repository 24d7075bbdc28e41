import type { Language } from '@volant/domain/kernel/actor'
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'

export type MapScheme = 'light' | 'dark'

/** What a map takes over from the page. */
export interface MapLook {
  readonly scheme: MapScheme
  readonly language: Language
}

interface Palette {
  readonly sea: string
  readonly land: string
  readonly served: string
  readonly coast: string
  readonly border: string
  readonly built: string
  readonly text: string
  readonly faint: string
  readonly halo: string
}

export const PALETTES: Record<MapScheme, Palette> = {
  light: {
    sea: '#d9e6ed',
    land: '#eef0f2',
    served: '#fcfcfa',
    coast: '#b9c8d2',
    border: '#b4bec9',
    built: '#dfe4e9',
    text: '#3c4858',
    faint: '#7b8798',
    halo: '#fcfcfa',
  },
  dark: {
    sea: '#0a1218',
    land: '#141b22',
    served: '#1b242d',
    coast: '#2c3b48',
    border: '#3b4957',
    built: '#2a3642',
    text: '#c3ccd7',
    faint: '#7f8c9c',
    halo: '#161e26',
  },
}

export const ATTRIBUTION = '© GeoNames (CC BY 4.0), INSEE, La Poste, Natural Earth'
/** Created on demand. The dot is the icon of its label, so that it is hidden where the label has no room. */
export const DOT_IMAGE = 'town-dot'
export const MAP_FONT = 'Geist Variable'

/** The zoom from which small towns are shown; their file is fetched only then. */
export const VILLAGES_FROM = 8.5
export const VILLAGES = { source: 'villages', file: '/map/villages.json' } as const

const file = (name: string) => ({ type: 'geojson' as const, data: `/map/${name}.json` })

/** `n` is the French name of a place, `e` the English one where it differs. */
const nameIn: Record<Language, ExpressionSpecification> = {
  fr: ['get', 'n'],
  en: ['coalesce', ['get', 'e'], ['get', 'n']],
}

/** The bundled map: land, borders, places with their names. It needs no network, no sprite and no glyph file. */
export function baseStyle({ scheme, language }: MapLook): StyleSpecification {
  const c = PALETTES[scheme]
  const name = nameIn[language]
  const built = {
    'circle-color': c.built,
    'circle-blur': 0.55,
    'circle-opacity': ['interpolate', ['linear'], ['zoom'], 6.8, 0, 8.5, 0.8] as ExpressionSpecification,
    'circle-pitch-alignment': 'map' as const,
  }
  // The radius is in kilometres, so it doubles with every zoom level.
  const disc: ExpressionSpecification = [
    'interpolate',
    ['exponential', 2],
    ['zoom'],
    4,
    ['*', ['get', 'r'], 2 ** 4],
    16,
    ['*', ['get', 'r'], 2 ** 16],
  ]
  const label = {
    'text-field': name,
    'text-font': [MAP_FONT],
    'text-max-width': 8,
    'icon-image': DOT_IMAGE,
    'icon-size': 1,
    'text-variable-anchor': ['top', 'bottom', 'right', 'left'] as ('top' | 'bottom' | 'right' | 'left')[],
    'text-radial-offset': 0.45,
    'text-justify': 'auto' as const,
    'symbol-sort-key': ['-', 0, ['get', 'p']] as ['-', number, ['get', string]],
  }
  const ink = { 'text-color': c.text, 'text-halo-color': c.halo, 'text-halo-width': 1.4, 'icon-color': c.faint }
  return {
    version: 8,
    sources: {
      land: { ...file('land'), attribution: ATTRIBUTION },
      borders: file('borders'),
      countries: file('countries'),
      towns: file('towns'),
      [VILLAGES.source]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': c.sea } },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': ['case', ['get', 'served'], c.served, c.land], 'fill-antialias': false },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: { 'line-color': c.coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 10, 1.2] },
      },
      {
        id: 'built-villages',
        type: 'circle',
        source: 'villages',
        minzoom: VILLAGES_FROM,
        paint: { ...built, 'circle-radius': disc },
      },
      {
        id: 'built-towns',
        type: 'circle',
        source: 'towns',
        minzoom: 6.8,
        paint: { ...built, 'circle-radius': disc },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': c.border,
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.7, 10, 1.6],
        },
      },
      {
        id: 'villages',
        type: 'symbol',
        source: 'villages',
        minzoom: VILLAGES_FROM,
        filter: ['>=', ['get', 'p'], ['step', ['zoom'], 8000, 9.5, 4000, 10.5, 2000, 11.5, 0]],
        layout: { ...label, 'text-size': 11, 'text-padding': 16 },
        paint: { ...ink, 'text-color': c.faint },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        filter: [
          '>=',
          ['get', 'p'],
          ['step', ['zoom'], 250_000, 5.2, 110_000, 6.2, 60_000, 7.2, 40_000, 9, 30_000, 10.2, 20_000, 11, 0],
        ],
        layout: {
          ...label,
          'text-size': ['interpolate', ['linear'], ['get', 'p'], 20_000, 11.5, 300_000, 13, 1_500_000, 15],
          'text-padding': 12,
        },
        paint: ink,
      },
      {
        id: 'countries',
        type: 'symbol',
        source: 'countries',
        maxzoom: 6.8,
        layout: {
          'text-field': name,
          'text-font': [MAP_FONT],
          'text-transform': 'uppercase',
          'text-letter-spacing': 0.18,
          'text-size': ['interpolate', ['linear'], ['zoom'], 4, 9.5, 6.5, 12],
        },
        paint: {
          'text-color': c.faint,
          'text-halo-color': ['case', ['get', 'served'], c.served, c.land],
          'text-halo-width': 1.2,
        },
      },
    ],
  }
}
