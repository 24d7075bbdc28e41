import type { Executor, Prepared, Statement } from './db/executor'

/**
 * What happens in the product, by name. Each feature adds its own events:
 * `declare module '../../platform/bus' { interface DomainEvents { 'delivery.changed': DeliveryChanged } }`
 */
export interface DomainEvents {}

/** One running transaction. Features take it as a parameter; the outer connection inside one would wait for ever on PGlite. */
export interface Tx {
  readonly sql: Executor
  /** Reads as `Database.prepared` does, and what this transaction has written. */
  readonly prepared: Prepared
  /**
   * For a statement that nothing else waits for: it leaves in one packet with the commit, after the work and its reactions.
   * Where it fails nothing has happened.
   */
  last<R>(statement: Statement, hear?: (rows: R[]) => void): void
  emit<K extends keyof DomainEvents>(type: K, event: DomainEvents[K]): void
}

type EventType = keyof DomainEvents

/**
 * In which order the reactions to one event run, whatever the order of their registration:
 * - `rows`: what hangs on the changed row follows it, offers and links for instance; none of these reads what another writes
 * - `messages`: to whom something is written depends on those rows
 * - `books`: invoices are numbered without gaps under a row lock, which is taken last and so held for the shortest time
 *
 * These stand in the transaction of the change. `committed` comes after it: live hints, caches, the outbox.
 */
const PHASES = ['rows', 'messages', 'books', 'committed'] as const
export type Phase = (typeof PHASES)[number]

interface Within<K extends EventType> {
  readonly on: K
  readonly phase: Exclude<Phase, 'committed'>
  readonly react: (event: DomainEvents[K], tx: Tx) => Promise<void>
}

interface After<K extends EventType> {
  readonly on: K
  readonly phase: 'committed'
  readonly react: (event: DomainEvents[K]) => Promise<void> | void
}

/** How one feature answers another's event without either calling the other's service. */
export type Reaction = { [K in EventType]: Within<K> | After<K> }[EventType]

/** One emitted event, waiting for the end of its transaction. */
export interface Emitted {
  readonly type: EventType
  readonly event: DomainEvents[EventType]
}

/** A reaction of whichever event: it is only given the one that it names. */
type AnyReaction = { readonly on: string } & (
  | { readonly phase: Exclude<Phase, 'committed'>; readonly react: (event: never, tx: Tx) => Promise<void> }
  | { readonly phase: 'committed'; readonly react: (event: never) => Promise<void> | void }
)

export class Bus {
  #reactions: readonly AnyReaction[] = []
  readonly #onFailure: (error: unknown, type: string) => void

  constructor(onFailure: (error: unknown, type: string) => void) {
    this.#onFailure = onFailure
  }

  add(reactions: readonly Reaction[]): void {
    const all: readonly AnyReaction[] = [...this.#reactions, ...reactions]
    this.#reactions = PHASES.flatMap((phase) => all.filter((reaction) => reaction.phase === phase))
  }

  /** The same reactions but for one phase: without messages the same books are kept and nobody is written to. */
  without(phase: Phase): Bus {
    const bus = new Bus(this.#onFailure)
    bus.#reactions = this.#reactions.filter((reaction) => reaction.phase !== phase)
    return bus
  }

  async runWithin({ type, event }: Emitted, tx: Tx): Promise<void> {
    for (const reaction of this.#reactions)
      // the event of that name is the one that the reaction takes
      if (reaction.phase !== 'committed' && reaction.on === type) await reaction.react(event as never, tx)
  }

  /** The action is saved: a reaction that fails is logged and the next one still runs. */
  async runAfter({ type, event }: Emitted): Promise<void> {
    for (const reaction of this.#reactions) {
      if (reaction.phase !== 'committed' || reaction.on !== type) continue
      try {
        // as above: the names are the same
        await reaction.react(event as never)
      } catch (error) {
        this.#onFailure(error, type)
      }
    }
  }
}
