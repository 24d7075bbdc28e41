import type { StyleSpecification } from 'maplibre-gl'
import { baseStyle, type MapLook } from './base-style'
import type { ConfiguredMap } from './configured'

/** What lies under routes and cars. */
export interface Base {
  /** How far one may zoom in: to where its data end. */
  readonly maxZoom: number
  /** Drawn anew when the page's look changes; an online style has a look of its own. */
  readonly followsLook: boolean
  /** The source without whose description nothing is drawn; absent where the style itself is all that may fail. */
  readonly source?: string
  style(look: MapLook): StyleSpecification | string
}

// The smallest villages appear at 11.5, and coasts are drawn to a hundred metres.
const BUNDLED: Base = { maxZoom: 12, followsLook: true, style: baseStyle }
const ROADS_MAX_ZOOM = 17

/** What an installation may draw its maps with, the best first: each stands in where the one before cannot be had. */
export async function basesOf({ styleUrl, tilesUrl }: ConfiguredMap): Promise<[Base, ...Base[]]> {
  const bases: Base[] = []
  if (styleUrl) bases.push({ maxZoom: ROADS_MAX_ZOOM, followsLook: false, style: () => styleUrl })
  // Loaded only where there is an archive; where its code cannot be had, the bundled map does.
  const roads = tilesUrl && (await import('./road-style').catch(() => undefined))
  if (roads)
    bases.push({
      maxZoom: ROADS_MAX_ZOOM,
      followsLook: true,
      source: roads.ROADS_SOURCE,
      style: (look) => roads.roadStyle(look, tilesUrl),
    })
  const [first = BUNDLED, ...others] = bases
  return first === BUNDLED ? [BUNDLED] : [first, ...others, BUNDLED]
}
