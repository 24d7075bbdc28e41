const FAILURES_TO_OPEN = 5
const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = 300_000

/**
 * Stops asking a provider that is away: after five failures in a row, for half a minute. Then one may try, and the pause doubles when
 * that fails too.
 */
export class Breaker {
  readonly #longest: number
  #failures = 0
  #pause = FIRST_PAUSE
  #openUntil: number | undefined

  /** @param longest milliseconds that no pause exceeds */
  constructor(longest = LONGEST_PAUSE) {
    this.#longest = longest
  }

  get isOpen(): boolean {
    return this.#openUntil !== undefined
  }

  /** How many may be tried now, at once: no more than may fail until it opens. @param now epoch milliseconds */
  allowance(now: number, batch: number): number {
    if (this.#openUntil === undefined) return Math.min(batch, FAILURES_TO_OPEN - this.#failures)
    return now < this.#openUntil ? 0 : 1
  }

  /** Seconds until the next may be tried. */
  pauseLeft(now: number): number {
    return Math.max(0, ((this.#openUntil ?? now) - now) / 1000)
  }

  succeeded(): void {
    this.#failures = 0
    this.#pause = FIRST_PAUSE
    this.#openUntil = undefined
  }

  failed(now: number): void {
    this.#failures += 1
    // what fails in a pause was asked before it
    if (this.#failures < FAILURES_TO_OPEN || this.pauseLeft(now) > 0) return
    if (this.#openUntil !== undefined) this.#pause = Math.min(this.#pause * 2, this.#longest)
    this.#openUntil = now + this.#pause
  }
}
