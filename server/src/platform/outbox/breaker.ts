const FAILURES_TO_OPEN = 5
const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = 300_000

/** Stops asking a provider that is away. After a pause it lets one message try, and doubles the pause when that fails too. */
export class Breaker {
  #failures = 0
  #pause = FIRST_PAUSE
  #openUntil: number | undefined

  get isOpen(): boolean {
    return this.#openUntil !== undefined
  }

  /** How many messages may be tried now. @param now epoch milliseconds */
  allowance(now: number, batch: number): number {
    if (this.#openUntil === undefined) return batch
    return now < this.#openUntil ? 0 : 1
  }

  succeeded(): void {
    this.#failures = 0
    this.#pause = FIRST_PAUSE
    this.#openUntil = undefined
  }

  failed(now: number): void {
    this.#failures += 1
    if (this.#failures < FAILURES_TO_OPEN) return
    if (this.#openUntil !== undefined) this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
    this.#openUntil = now + this.#pause
  }
}
