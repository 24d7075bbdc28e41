import type { Entry } from './entry'
import { outbox } from './outbox'
import { lacksInspection } from './refusal'

/** Sends a step once more that was stopped, with the right code where it was the code. */
export async function sendAgain(entry: Entry, code?: string): Promise<void> {
  const { call, refusal, ...rest } = entry
  if (call.kind !== 'step') return
  const details = code ? { ...call.details, code } : call.details
  // what completes the inspection still goes before it
  const kept = lacksInspection(refusal) && { refusal }
  await outbox.queue.put({ ...rest, ...kept, state: 'waiting', call: { ...call, details } })
  outbox.wake()
}
