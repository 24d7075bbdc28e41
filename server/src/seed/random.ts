import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Chance with a memory: the same seed throws the same numbers, so that every demo tells the same courses. */
export class Random {
  readonly #source

  constructor(seed: number) {
    this.#source = xoroshiro128plus(seed)
  }

  /** Both ends included. */
  int(from: number, to: number): number {
    return uniformInt(this.#source, from, to)
  }

  between(from: number, to: number): number {
    return from + ((to - from) * this.int(0, 1_000_000)) / 1_000_000
  }

  chance(percent: number): boolean {
    return this.int(1, 100) <= percent
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.int(0, list.length - 1)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }

  /** At most `count` different ones, in no order. */
  some<T>(list: readonly T[], count: number): T[] {
    return list
      .map((item) => ({ item, at: this.int(0, 1_000_000) }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ item }) => item)
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.int(0, 9)).join('')
  }
}
