import { GeoJSONSource, type Map as MapLibreMap } from 'maplibre-gl'
import { nextTry } from '../next-try'

/** Asks again for each file a map is drawn of that did not arrive: the library asks only once, and leaves the map empty. */
export function fetchLostData(map: MapLibreMap, closed: AbortSignal): void {
  const failures = new WeakMap<GeoJSONSource, number>()
  map.on('error', (event) => {
    const id = 'sourceId' in event && typeof event.sourceId === 'string' ? event.sourceId : ''
    const source = map.getSource(id)
    if (!(source instanceof GeoJSONSource)) return
    const { data } = source.serialize()
    if (typeof data !== 'string') return
    const failed = (failures.get(source) ?? 0) + 1
    void nextTry(failed, closed).then((counting) => {
      failures.set(source, counting)
      // Another style has sources of its own, which are asked for when it comes.
      if (!closed.aborted && map.getSource(id) === source) void source.setData(data)
    })
  })
}
