import type { Clock } from '../platform/clock'

/** A clock that somebody winds. */
export class WoundClock implements Clock {
  #time: Date

  constructor(time: Date) {
    this.#time = time
  }

  now(): Date {
    return this.#time
  }

  wind(to: Date): void {
    this.#time = to
  }
}

/** Something that happens over weeks: it says when it goes on, and is woken at that moment. */
export type Story = AsyncGenerator<Date, void, undefined>

/**
 * Tells all stories at once in the order of time, so that numbers given one after the other (contracts, invoices) follow
 * the calendar. What lies after `until` does not happen.
 */
export async function tell(
  stories: readonly Story[],
  clock: WoundClock,
  until: Date,
  afterEach: () => Promise<void> | undefined,
): Promise<void> {
  const waiting: { readonly story: Story; readonly at: Date }[] = []
  async function wake(story: Story): Promise<void> {
    const next = await story.next()
    if (next.done || next.value > until) return
    const at = next.value
    const place = waiting.findIndex((other) => other.at > at)
    waiting.splice(place < 0 ? waiting.length : place, 0, { story, at })
  }
  for (const story of stories) await wake(story)
  for (let first = waiting.shift(); first; first = waiting.shift()) {
    clock.wind(first.at)
    await wake(first.story)
    await afterEach()
  }
}
