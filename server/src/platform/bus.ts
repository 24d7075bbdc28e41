import type { Executor } from './db/executor'

/**
 * What happens in the product, by name. Each feature adds its own events:
 * `declare module '../../platform/bus' { interface DomainEvents { 'delivery.changed': DeliveryChanged } }`
 */
export interface DomainEvents {}

/** One running transaction. Features take it as a parameter; the outer connection inside one would wait for ever on PGlite. */
export interface Tx {
  readonly sql: Executor
  /** The connection that it runs on, which outlives it: statements prepared on it stay. */
  readonly connection: Executor
  emit<K extends keyof DomainEvents>(type: K, event: DomainEvents[K]): void
}

type EventType = keyof DomainEvents
type Within<K extends EventType> = (event: DomainEvents[K], tx: Tx) => Promise<void>
type After<K extends EventType> = (event: DomainEvents[K]) => Promise<void> | void

/** One emitted event, waiting for the end of its transaction. */
export interface Emitted {
  readonly type: EventType
  readonly event: DomainEvents[EventType]
}

/**
 * How one feature reacts to another without either calling the other's service. `within` runs in the same transaction,
 * just before it commits (outbox rows, invoices); `after` runs once it has committed (live hints).
 */
export class Bus {
  readonly #within = new Map<EventType, Within<EventType>[]>()
  readonly #after = new Map<EventType, After<EventType>[]>()
  readonly #onFailure: (error: unknown, type: string) => void

  constructor(onFailure: (error: unknown, type: string) => void) {
    this.#onFailure = onFailure
  }

  within<K extends EventType>(type: K, react: Within<K>): void {
    const list = this.#within.get(type) ?? []
    this.#within.set(type, [...list, react as Within<EventType>])
  }

  after<K extends EventType>(type: K, react: After<K>): void {
    const list = this.#after.get(type) ?? []
    this.#after.set(type, [...list, react as After<EventType>])
  }

  async runWithin({ type, event }: Emitted, tx: Tx): Promise<void> {
    for (const react of this.#within.get(type) ?? []) await react(event, tx)
  }

  /** The action is saved: a reaction that fails is logged and the next one still runs. */
  async runAfter({ type, event }: Emitted): Promise<void> {
    for (const react of this.#after.get(type) ?? []) {
      try {
        await react(event)
      } catch (error) {
        this.#onFailure(error, type)
      }
    }
  }
}
