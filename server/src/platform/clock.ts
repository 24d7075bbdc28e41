/** Where "now" comes from. Services never ask the machine: tests and the seed set the time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
