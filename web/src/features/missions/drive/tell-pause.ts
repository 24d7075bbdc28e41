import type { MissionStep } from '@volant/domain/deliveries/actions'
import { request } from '../../../lib/api'
import { isRetryable } from '../../../lib/files/upload'
import { waitForRetry } from '../../../lib/retry'
import { outbox } from '../outbox/outbox'
import { stepWaits } from '../outbox/waiting'
import { PauseSharingDocument } from '../queries.generated'

/** What the driver last pressed on the leg that ends with a step. */
interface Wish {
  readonly paused: boolean
  /** The server has heard it. */
  readonly told: boolean
}

/** Tabs of this browser share one phone: a position of another one would end the pause. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('volant.sharing') : undefined

const partOf = (step: MissionStep) => `sharing.${step}`
const wishOf = (missionId: string, step: MissionStep) => outbox.drafts.of(missionId, partOf(step)) as Wish | undefined
const keepWish = (missionId: string, step: MissionStep, wish: Wish) =>
  // where the phone has no room it holds as long as the page
  outbox.drafts.save(missionId, partOf(step), wish).catch(() => undefined)

/**
 * Does the driver pause sharing on this leg? What they pressed here counts for more than what the server has heard.
 * @param pausedAt since when it is paused for the server
 */
export const isPaused = (missionId: string, step: MissionStep, pausedAt: string | null): boolean =>
  wishOf(missionId, step)?.paused ?? pausedAt !== null

/** Keeps what the driver pressed, before anybody is told: neither the page nor the network has to last. */
export async function keepPause(missionId: string, step: MissionStep, paused: boolean): Promise<void> {
  await keepWish(missionId, step, { paused, told: false })
  tabs?.postMessage(null)
}

/** Calls back with what the driver pressed in another tab, also before this one listened. @returns what ends it */
export function onPauseInOtherTab(missionId: string, step: MissionStep, heard: (paused: boolean) => void): () => void {
  const refresh = async () => {
    await outbox.drafts.refresh(missionId, partOf(step))
    const wish = wishOf(missionId, step)
    if (wish) heard(wish.paused)
  }
  const listener = () => void refresh().catch(() => undefined)
  listener()
  tabs?.addEventListener('message', listener)
  return () => tabs?.removeEventListener('message', listener)
}

/** A pause lasts no longer than its leg. */
export const endPause = (missionId: string, step: MissionStep): Promise<void> =>
  outbox.drafts.remove(missionId, partOf(step)).catch(() => undefined)

let latest = 0

/**
 * Tells all who follow what was pressed and not told yet: a pause is no lost signal. Repeated until it is heard, also by the page
 * of another start, or until the leg is over.
 */
export async function tellPause(missionId: string, step: MissionStep): Promise<void> {
  const turn = (latest += 1)
  for (let failures = 0; turn === latest; failures = await waitForRetry(failures + 1)) {
    const wish = wishOf(missionId, step)
    if (!wish || wish.told) return
    // before the steps that wait the mission does not move for the server, which would refuse it
    if (stepWaits(outbox.queue.entries(), missionId)) continue
    try {
      await request(PauseSharingDocument, { input: { deliveryId: missionId, paused: wish.paused } })
    } catch (error) {
      if (isRetryable(error)) continue
      return
    }
    if (wishOf(missionId, step) === wish) await keepWish(missionId, step, { ...wish, told: true })
  }
}
