import type { config } from '@volant/contract/rest/service'
import { call } from '../api'

/** What an installation draws its maps with; nothing for the bundled map. */
export interface ConfiguredMap {
  /** An online MapLibre style. */
  readonly styleUrl?: string
  /** A PMTiles archive of roads. */
  readonly tilesUrl?: string
}

let request: Promise<ConfiguredMap> | undefined

/** The same for every map, asked for once. */
export function configuredMap(): Promise<ConfiguredMap> {
  request ??= call<typeof config>('GET /config.json', {}, { visitor: true }).then(
    ({ mapStyleUrl, mapTilesUrl }) => ({ styleUrl: mapStyleUrl ?? undefined, tilesUrl: mapTilesUrl ?? undefined }),
    () => {
      // No response: the next map tries again.
      request = undefined
      return {}
    },
  )
  return request
}
