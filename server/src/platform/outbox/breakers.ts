import { Breaker } from '../breaker'

/** A breaker for each provider that has failed: one that is away says nothing of the others. */
export class Breakers {
  readonly #failing = new Map<string, Breaker>()

  /** How many messages may be tried now. @param now epoch milliseconds */
  allowance(provider: string, now: number, batch: number): number {
    return this.#failing.get(provider)?.allowance(now, batch) ?? batch
  }

  /** Seconds until the next message may be tried. */
  pauseLeft(provider: string, now: number): number {
    return this.#failing.get(provider)?.pauseLeft(now) ?? 0
  }

  isOpen(provider: string): boolean {
    return this.#failing.get(provider)?.isOpen ?? false
  }

  /** Whether one of those whose names begin so is away. */
  isAnyOpen(beginning: string): boolean {
    return [...this.#failing].some(([provider, breaker]) => breaker.isOpen && provider.startsWith(beginning))
  }

  succeeded(provider: string): void {
    this.#failing.delete(provider)
  }

  failed(provider: string, now: number): void {
    const breaker = this.#failing.get(provider) ?? new Breaker()
    this.#failing.set(provider, breaker)
    breaker.failed(now)
  }
}

/** So many who are turned away, and nobody who is not, are no longer one full mailbox and another. */
const EVERYBODY = 3

/** Whom a provider has turned away since it last took something. */
export class Refusals {
  readonly #refused = new Map<string, Set<string>>()

  /** @returns whether the provider turns everybody away, as far as one sees */
  refused(provider: string, recipient: string): boolean {
    const refused = this.#refused.get(provider) ?? new Set()
    this.#refused.set(provider, refused)
    if (refused.size < EVERYBODY) refused.add(recipient)
    return refused.size === EVERYBODY
  }

  accepted(provider: string): void {
    this.#refused.delete(provider)
  }
}
