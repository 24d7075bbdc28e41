import type { QueryClient } from '@tanstack/react-query'
import { nextMissionStep } from '@volant/domain/deliveries/mission'
import { FROM_SERVER } from '../../../lib/kept/kept-query'
import { statusOf, type Mission } from '../mission'
import { missionQuery } from '../mission-queries'
import type { Entry } from './entry'
import { outbox } from './outbox'
import { sendAgain } from './send-again'

/**
 * Is this step the next one of the mission, so that its driver can put it right?
 * @param told the mission as the server told it; null where it is not theirs any more
 */
export function isAwaited({ call }: Entry, told: Pick<Mission, 'status' | 'type'> | null | undefined): boolean {
  if (call.kind !== 'step' || !told) return false
  return nextMissionStep({ status: statusOf(told), type: told.type }) === call.details.action
}

/**
 * Sends what was stopped once more where the mission waits for it no longer: it was cancelled, given to somebody else, or has gone
 * on. The server refuses it then for good, and it is evidence, like what the server does not take of all that waits behind it.
 */
export async function sendOutdated(client: QueryClient): Promise<void> {
  await outbox.load()
  const stopped = () => outbox.queue.entries().filter(({ state }) => state === 'stopped')
  for (const { id, missionId } of stopped()) {
    const told = await client.fetchQuery({ ...missionQuery(missionId), ...FROM_SERVER })
    // the driver may have put it right meanwhile
    const entry = stopped().find((one) => one.id === id)
    if (entry && !isAwaited(entry, told)) await sendAgain(entry)
  }
}
