import type { config } from '@volant/contract/rest/service'
import { call } from '../api'

let request: Promise<string | undefined> | undefined

/** The configured online style of every map; undefined to draw the bundled one. */
export function mapStyleUrl(): Promise<string | undefined> {
  request ??= call<typeof config>('GET /config.json', {}, { visitor: true }).then(
    ({ mapStyleUrl: url }) => url ?? undefined,
    () => {
      // No response: the next map tries again.
      request = undefined
      return undefined
    },
  )
  return request
}
