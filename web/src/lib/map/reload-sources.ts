import { GeoJSONSource, type Map as MapLibreMap, VectorTileSource } from 'maplibre-gl'
import { waitForRetry } from '../retry'

/** How to ask again for the data of a source that comes over the network. */
function reloadOf(map: MapLibreMap, id: string): (() => void) | undefined {
  const source = map.getSource(id)
  if (source instanceof VectorTileSource) return () => map.refreshTiles(id)
  if (!(source instanceof GeoJSONSource)) return undefined
  const { data } = source.serialize()
  return typeof data === 'string' ? () => void source.setData(data) : undefined
}

/** Loads the data of a map again that failed: the library requests it only once and leaves the map empty. */
export function reloadFailedSources(map: MapLibreMap, closed: AbortSignal): void {
  const failures = new WeakMap<GeoJSONSource | VectorTileSource, number>()
  const waiting = new WeakSet<object>()
  map.on('error', (event) => {
    const id = 'sourceId' in event && typeof event.sourceId === 'string' ? event.sourceId : ''
    const source = map.getSource<GeoJSONSource | VectorTileSource>(id)
    const reload = reloadOf(map, id)
    // An archive whose network is away fails once for each tile in view.
    if (!source || !reload || waiting.has(source)) return
    waiting.add(source)
    const failed = (failures.get(source) ?? 0) + 1
    void waitForRetry(failed, closed).then((counting) => {
      failures.set(source, counting)
      waiting.delete(source)
      // After a change of style the map has other sources, which load by themselves.
      if (!closed.aborted && map.getSource(id) === source) reload()
    })
  })
}
