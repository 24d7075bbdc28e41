import type { config } from '@volant/contract/rest/service'
import { call } from '../api'

let asked: Promise<string | undefined> | undefined

/** The online style that the house has chosen for every map; the bundled one is drawn when there is none. */
export function mapStyleUrl(): Promise<string | undefined> {
  asked ??= call<typeof config>('GET /config.json', {}, { visitor: true }).then(
    ({ mapStyleUrl: url }) => url ?? undefined,
    () => {
      // Nobody answered: the next map asks again.
      asked = undefined
      return undefined
    },
  )
  return asked
}
