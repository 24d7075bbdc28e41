interface Log {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

/** Writes down that something has begun to fail, and that it is over: in between it fails many times a minute, for one reason. */
export function createTrouble(log: Log, begins: string, ends: string) {
  let lasts = false
  return {
    lasts: () => lasts,
    failed(details: object): void {
      if (!lasts) log.error(details, begins)
      lasts = true
    },
    worked(details: object = {}): void {
      if (lasts) log.info(details, ends)
      lasts = false
    },
  }
}

export type Trouble = ReturnType<typeof createTrouble>
