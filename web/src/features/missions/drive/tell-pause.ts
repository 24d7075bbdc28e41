import { request } from '../../../lib/api'
import { isRetryable } from '../../../lib/files/upload'
import { waitForRetry } from '../../../lib/retry'
import { PauseSharingDocument } from '../queries.generated'

let latest = 0

/** Tells all who follow that sharing is paused, or goes on: a pause is no lost signal. Repeated until it is heard, or outdated. */
export async function tellPause(deliveryId: string, paused: boolean): Promise<void> {
  const turn = (latest += 1)
  for (let failures = 0; turn === latest; failures = await waitForRetry(failures + 1))
    try {
      await request(PauseSharingDocument, { input: { deliveryId, paused } })
      return
    } catch (error) {
      if (!isRetryable(error)) return
    }
}
