import { GeoJSONSource, type Map as MapLibreMap } from 'maplibre-gl'
import { waitForRetry } from '../retry'

/** Loads the data of a map again that failed: the library requests it only once and leaves the map empty. */
export function reloadFailedSources(map: MapLibreMap, closed: AbortSignal): void {
  const failures = new WeakMap<GeoJSONSource, number>()
  map.on('error', (event) => {
    const id = 'sourceId' in event && typeof event.sourceId === 'string' ? event.sourceId : ''
    const source = map.getSource(id)
    if (!(source instanceof GeoJSONSource)) return
    const { data } = source.serialize()
    if (typeof data !== 'string') return
    const failed = (failures.get(source) ?? 0) + 1
    void waitForRetry(failed, closed).then((counting) => {
      failures.set(source, counting)
      // After a change of style the map has other sources, which load by themselves.
      if (!closed.aborted && map.getSource(id) === source) void source.setData(data)
    })
  })
}
