import {
  AttributionControl,
  GeoJSONSource,
  type LngLat,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import sheet from 'maplibre-gl/dist/maplibre-gl.css?inline'
import type { MapLook } from './base-style'
import { DOT_IMAGE, MAP_FONT, VILLAGES, VILLAGES_FROM } from './base-style'
import { basesOf } from './bases'
import type { ConfiguredMap } from './configured'
import { EMPTY_FLEET, type Fleet } from './fleet'
import { CARS, drawFleet, drawHovered, eraseFleet, FLEET_LAYERS } from './fleet-layers'
import type { Corner } from './points'
import { reloadFailedSources } from './reload-sources'
import { drawRoutes } from './route-layers'
import type { DrawnRoute } from './route-layers'

// The library expects its worker in its own folder, where the bundler does not put it.
setWorkerUrl(workerUrl)

// The library's look comes with its code: in the one sheet that every page waits for it would be a fifth of it. What
// map-frame.module.css says stands in no layer, so it wins.
const style = document.createElement('style')
style.textContent = `@layer maplibre {${sheet}}`
document.head.append(style)

/** South-west and north-east. */
export type Bounds = readonly [Corner, Corner]

export interface MapWords {
  /** What this map shows, for screen readers: "Carte du trajet". */
  readonly title: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly attribution: string
}

export interface OpenMapOptions {
  readonly container: HTMLElement
  readonly look: MapLook
  readonly configured: ConfiguredMap
  readonly words: MapWords
  /** What it shows first, as far as that is known: else Paris, for which it would fetch all villages. */
  readonly view: Bounds | undefined
}

export interface Placed {
  moveTo(at: Corner): void
  /** Draws it above the others, or not. */
  raise(above: boolean): void
  remove(): void
}

export interface OpenedMap {
  /** Once everything in view has been drawn, or some of it takes too long. */
  readonly painted: Promise<void>
  setLook(look: MapLook): void
  /** Replaces all lines; they are kept after a change of style. */
  setRoutes(routes: readonly DrawnRoute[]): void
  /** Replaces all deliveries; they are kept after a change of style. */
  setFleet(fleet: Fleet): void
  /** Calls back with the delivery that was clicked. */
  onPick(picked: (id: string) => void): void
  place(element: HTMLElement, at: Corner, anchor: 'center' | 'bottom'): Placed
  /** Shows the whole box, but zooms in no further than a town. */
  fit(bounds: Bounds): void
  close(): void
}

const PARIS: [number, number] = [2.3522, 48.8566]
const DEFAULT_ZOOM = 10
/** A base that has not begun to come by then is replaced by the next. */
const BASE_TIMEOUT_MS = 6000
const PAINT_TIMEOUT_MS = 8000
const MAX_BOUNDS: [[number, number], [number, number]] = [
  [-22, 36],
  [29, 60],
]

/** A round dot as a signed distance field, so that each scheme can colour it. */
function dotImage(): { width: number; height: number; data: Uint8Array } {
  const size = 14
  const data = new Uint8Array(size * size * 4)
  for (let index = 0; index < size * size; index++) {
    const distance = Math.hypot((index % size) - 6.5, Math.floor(index / size) - 6.5)
    // 0.75 of the range is the edge of the shape.
    data[index * 4 + 3] = Math.max(0, Math.min(255, Math.round(191 - (distance - 3.6) * 24)))
  }
  return { width: size, height: size, data }
}

/**
 * Fetches the code of the library's worker, which is then in the browser's cache: the library does not notice when loading
 * it fails.
 * @throws when it can't be fetched
 */
export async function fetchWorker(): Promise<void> {
  const answer = await fetch(workerUrl)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`no code for the map's worker: ${answer.status}`)
}

/** More room at the top for pins, on the right for buttons and at the bottom for notes, but limited by the size of the frame. */
function framedIn({ clientWidth: width, clientHeight: height }: HTMLElement) {
  const padding = {
    top: Math.min(112, height / 3),
    bottom: Math.min(64, height / 4),
    left: Math.min(56, width / 6),
    right: Math.min(84, width / 4),
  }
  return { padding, maxZoom: 11, duration: 0 }
}

/** Zooms in to where a group comes apart. */
async function openGroup(map: MapLibreMap, group: number, center: LngLat): Promise<void> {
  const cars = map.getSource(CARS)
  if (cars instanceof GeoJSONSource) map.easeTo({ center, zoom: await cars.getClusterExpansionZoom(group) })
}

function firstPaint(map: MapLibreMap): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, PAINT_TIMEOUT_MS)
    void map.once('idle', () => {
      clearTimeout(late)
      resolve()
    })
  })
}

/** @throws when the browser has no WebGL */
export async function openMap({ container, look, configured, words, view }: OpenMapOptions): Promise<OpenedMap> {
  // Labels use the page's font; drawn before it is loaded, they would keep the shapes of the fallback font.
  await document.fonts.load(`14px '${MAP_FONT}'`, 'É').catch(() => undefined)
  const [best, ...others] = await basesOf(configured)
  let base = best
  const map = new MapLibreMap({
    container,
    style: base.style(look),
    ...(view ? { bounds: [...view], fitBoundsOptions: framedIn(container) } : { center: PARIS, zoom: DEFAULT_ZOOM }),
    minZoom: 3.5,
    maxZoom: base.maxZoom,
    maxBounds: MAX_BOUNDS,
    renderWorldCopies: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: false,
    // labels that fade in are drawn over and over, which old telephones feel
    fadeDuration: 0,
    locale: {
      'Map.Title': words.title,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'AttributionControl.ToggleAttribution': words.attribution,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  map.setMissingStyleImageResolver((id) => {
    if (id === DOT_IMAGE) map.addImage(id, dotImage(), { sdf: true, pixelRatio: 2 })
  })

  let current = look
  let styled = false
  let begun = false
  let routes: readonly DrawnRoute[] = []
  let fleet = EMPTY_FLEET
  let pointedAt: unknown
  const drawCars = (): void => {
    drawFleet(map, current.scheme, fleet)
    drawHovered(map, fleet, pointedAt)
  }
  const drawOwn = (): void => {
    drawRoutes(map, current.scheme, routes)
    drawCars()
  }
  const loadVillages = (): void => {
    const villages = map.getSource(VILLAGES.source)
    if (villages instanceof GeoJSONSource && map.getZoom() >= VILLAGES_FROM - 0.5 && !filled.has(villages)) {
      filled.add(villages)
      void villages.setData(VILLAGES.file)
    }
  }
  const filled = new WeakSet<GeoJSONSource>()
  map.on('zoomend', () => {
    loadVillages()
    if (styled) drawCars()
  })
  map.on('style.load', () => {
    styled = true
    begun ||= base.source === undefined
    loadVillages()
    drawOwn()
  })
  map.on('sourcedata', ({ sourceId, sourceDataType }) => {
    begun ||= sourceId === base.source && sourceDataType === 'metadata'
  })
  const drawBase = (): void => {
    styled = false
    map.setStyle(base.style(current), { diff: false })
  }
  // Only a base that cannot be had at all is replaced, not one with a missing tile.
  const takeNext = (): void => {
    clearTimeout(baseTimeout)
    const next = begun ? undefined : others.shift()
    if (!next) return
    base = next
    map.setMaxZoom(base.maxZoom)
    drawBase()
    baseTimeout = setTimeout(takeNext, BASE_TIMEOUT_MS)
  }
  map.on('error', (event) => {
    if (base.source === undefined || ('sourceId' in event && event.sourceId === base.source)) takeNext()
  })
  const closed = new AbortController()
  reloadFailedSources(map, closed.signal)
  let baseTimeout = setTimeout(takeNext, BASE_TIMEOUT_MS)

  return {
    painted: firstPaint(map),
    setLook(next) {
      if (next.scheme === current.scheme && next.language === current.language) return
      current = next
      if (base.followsLook) drawBase()
      else if (styled) {
        eraseFleet(map)
        drawOwn()
      }
    },
    setRoutes(next) {
      routes = next
      if (styled) drawRoutes(map, current.scheme, routes)
    },
    setFleet(next) {
      fleet = next
      if (styled) drawCars()
    },
    onPick(picked) {
      map.on('click', FLEET_LAYERS, ({ features, lngLat }) => {
        const { id, cluster_id: group } = features?.[0]?.properties ?? {}
        if (typeof id === 'string') picked(id)
        else if (typeof group === 'number') void openGroup(map, group, lngLat)
      })
      const pointAt = (id: unknown): void => {
        map.getCanvas().style.cursor = id === undefined ? '' : 'pointer'
        pointedAt = id
        drawHovered(map, fleet, pointedAt)
      }
      map.on('mousemove', FLEET_LAYERS, ({ features }) => pointAt(features?.[0]?.properties['id'] ?? null))
      map.on('mouseleave', FLEET_LAYERS, () => pointAt(undefined))
    },
    place(element, at, anchor) {
      const marker = new Marker({ element, anchor }).setLngLat(at).addTo(map)
      return {
        moveTo: (next) => void marker.setLngLat(next),
        raise: (above) => void (element.style.zIndex = above ? '2' : '1'),
        remove: () => void marker.remove(),
      }
    },
    fit: ([southWest, northEast]) => void map.fitBounds([southWest, northEast], framedIn(container)),
    close() {
      clearTimeout(baseTimeout)
      closed.abort()
      map.remove()
    },
  }
}
