import { areIntervalsOverlapping } from 'date-fns'
import type { Random } from '../random'
import type { Driver } from '../people/drivers'

interface Booking {
  readonly start: Date
  readonly end: Date
}

/** Who drives when: nobody moves two cars at once. */
export class DriverSchedule {
  readonly everybody: readonly Driver[]
  readonly #asked: readonly Driver[]
  readonly #bookings = new Map<Driver, Booking[]>()

  /** @param asked who is asked, some more often than others */
  constructor(everybody: readonly Driver[], asked: readonly Driver[]) {
    this.everybody = everybody
    this.#asked = asked
  }

  bookFor(driver: Driver, start: Date, end: Date): void {
    this.#bookings.set(driver, [...(this.#bookings.get(driver) ?? []), { start, end }])
  }

  /** Somebody who is free. */
  book(start: Date, end: Date, random: Random): Driver {
    const driver = random.pick(this.#asked.filter((one) => this.#isFree(one, { start, end })))
    this.bookFor(driver, start, end)
    return driver
  }

  #isFree(driver: Driver, wanted: Booking): boolean {
    return !(this.#bookings.get(driver) ?? []).some((kept) => areIntervalsOverlapping(kept, wanted))
  }
}
