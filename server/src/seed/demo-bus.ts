import { Bus } from '../platform/bus'
import type { Emitted } from '../platform/bus'
import type { Clock } from '../platform/clock'
import type { Tx } from '../platform/db/database'

interface Buses {
  readonly bus: Bus
  /** Without messages. */
  readonly silent: Bus
}

/** Books are kept for all that happened; messages are written for what happened lately, so that the outbox can be read. */
export class DemoBus extends Bus {
  readonly #buses: Buses
  readonly #clock: Clock
  readonly #since: Date

  constructor(buses: Buses, clock: Clock, since: Date) {
    super(() => undefined)
    this.#buses = buses
    this.#clock = clock
    this.#since = since
  }

  get #current(): Bus {
    return this.#clock.now() < this.#since ? this.#buses.silent : this.#buses.bus
  }

  override runWithin(emitted: Emitted, tx: Tx): Promise<void> {
    return this.#current.runWithin(emitted, tx)
  }

  override runAfter(emitted: Emitted): Promise<void> {
    return this.#current.runAfter(emitted)
  }
}
