import type { Clock } from '../platform/clock'

/** A clock that stands until it is set. */
export class SetClock implements Clock {
  #time: Date

  constructor(time: Date) {
    this.#time = time
  }

  now(): Date {
    return this.#time
  }

  set(to: Date): void {
    this.#time = to
  }
}

/** Something that happens over weeks: it says when it goes on, and is woken at that moment. */
export type Timeline = AsyncGenerator<Date, void, undefined>

/**
 * Runs all timelines at once in the order of time, so that numbers given one after the other (contracts, invoices) follow
 * the calendar. What lies after `until` does not happen.
 */
export async function runTimelines(
  timelines: readonly Timeline[],
  clock: SetClock,
  until: Date,
  afterEach: () => Promise<void> | undefined,
): Promise<void> {
  const waiting: { readonly timeline: Timeline; readonly at: Date }[] = []
  async function wake(timeline: Timeline): Promise<void> {
    const next = await timeline.next()
    if (next.done || next.value > until) return
    const at = next.value
    const place = waiting.findIndex((other) => other.at > at)
    waiting.splice(place < 0 ? waiting.length : place, 0, { timeline, at })
  }
  for (const timeline of timelines) await wake(timeline)
  for (let first = waiting.shift(); first; first = waiting.shift()) {
    clock.set(first.at)
    await wake(first.timeline)
    await afterEach()
  }
}
