import {
  AttributionControl,
  GeoJSONSource,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { MapLook } from './base-style'
import { baseStyle, DOT_IMAGE, MAP_FONT, VILLAGES, VILLAGES_FROM } from './base-style'
import { EMPTY_FLEET, type Fleet } from './fleet'
import { drawFleet, eraseFleet, FLEET_LAYERS } from './fleet-layers'
import type { Corner } from './points'
import { reloadFailedSources } from './reload-sources'
import { drawRoutes } from './route-layers'
import type { DrawnRoute } from './route-layers'

// The library expects its worker in its own folder, where the bundler does not put it.
setWorkerUrl(workerUrl)

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
  /** An online MapLibre style instead of the bundled one. */
  readonly styleUrl?: string
  readonly words: MapWords
}

export interface Placed {
  moveTo(at: Corner): void
  /** Draws it above the others, or not. */
  raise(above: boolean): void
  remove(): void
}

export interface OpenedMap {
  setLook(look: MapLook): void
  /** Replaces all lines; they are kept after a change of style. */
  setRoutes(routes: readonly DrawnRoute[]): void
  /** Replaces all deliveries; they are kept after a change of style. */
  setFleet(fleet: Fleet): void
  /** Calls back with the delivery that was clicked. */
  onPick(picked: (id: string) => void): void
  place(element: HTMLElement, at: Corner, anchor: 'center' | 'bottom'): Placed
  /** Shows the whole box, but zooms in no further than a town. */
  fit(bounds: readonly [Corner, Corner]): void
  close(): void
}

const PARIS: [number, number] = [2.3522, 48.8566]
const DEFAULT_ZOOM = 10
const STYLE_TIMEOUT_MS = 6000
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

/** @throws when the browser has no WebGL */
export async function openMap({ container, look, styleUrl, words }: OpenMapOptions): Promise<OpenedMap> {
  // Labels use the page's font; drawn before it is loaded, they would keep the shapes of the fallback font.
  await document.fonts.load(`14px '${MAP_FONT}'`, 'É').catch(() => undefined)
  const map = new MapLibreMap({
    container,
    style: styleUrl ?? baseStyle(look),
    center: PARIS,
    zoom: DEFAULT_ZOOM,
    minZoom: 3.5,
    maxZoom: 17,
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

  let online = styleUrl !== undefined
  let current = look
  let styled = false
  let routes: readonly DrawnRoute[] = []
  let fleet = EMPTY_FLEET
  const drawOwn = (): void => {
    drawRoutes(map, current.scheme, routes)
    drawFleet(map, current.scheme, fleet)
  }
  const loadVillages = (): void => {
    const villages = map.getSource(VILLAGES.source)
    if (villages instanceof GeoJSONSource && map.getZoom() >= VILLAGES_FROM - 0.5 && !filled.has(villages)) {
      filled.add(villages)
      void villages.setData(VILLAGES.file)
    }
  }
  const filled = new WeakSet<GeoJSONSource>()
  map.on('zoomend', loadVillages)
  map.on('style.load', () => {
    styled = true
    loadVillages()
    drawOwn()
  })
  const drawBundled = (): void => {
    online = false
    styled = false
    map.setStyle(baseStyle(current), { diff: false })
  }
  // Only a style that failed to load is replaced, not one with a missing tile.
  map.on('error', () => {
    if (online && !styled) drawBundled()
  })
  const closed = new AbortController()
  reloadFailedSources(map, closed.signal)
  const styleTimeout = setTimeout(() => online && !styled && drawBundled(), STYLE_TIMEOUT_MS)

  return {
    setLook(next) {
      if (next.scheme === current.scheme && next.language === current.language) return
      current = next
      if (!online) drawBundled()
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
      if (styled) drawFleet(map, current.scheme, fleet)
    },
    onPick(picked) {
      map.on('click', FLEET_LAYERS, ({ features }) => {
        const id: unknown = features?.[0]?.properties['id']
        if (typeof id === 'string') picked(id)
      })
      map.on('mouseenter', FLEET_LAYERS, () => void (map.getCanvas().style.cursor = 'pointer'))
      map.on('mouseleave', FLEET_LAYERS, () => void (map.getCanvas().style.cursor = ''))
    },
    place(element, at, anchor) {
      const marker = new Marker({ element, anchor }).setLngLat(at).addTo(map)
      return {
        moveTo: (next) => void marker.setLngLat(next),
        raise: (above) => void (element.style.zIndex = above ? '2' : '1'),
        remove: () => void marker.remove(),
      }
    },
    fit([southWest, northEast]) {
      const { clientWidth: width, clientHeight: height } = container
      // More room at the top, for pins and buttons, but limited by the size of the frame.
      const padding = {
        top: Math.min(112, height / 3),
        bottom: Math.min(48, height / 5),
        left: Math.min(56, width / 6),
        right: Math.min(56, width / 6),
      }
      map.fitBounds([southWest, northEast], { padding, maxZoom: 11, duration: 0 })
    },
    close() {
      clearTimeout(styleTimeout)
      closed.abort()
      map.remove()
    },
  }
}
