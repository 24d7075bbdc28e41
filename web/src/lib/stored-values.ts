const PREFIX = 'volant.'

/** Errors are ignored, because storage may be full or forbidden, and pages work without. */
function valuesIn(storage: () => Storage) {
  return {
    recall<T>(key: string): T | undefined {
      try {
        return JSON.parse(storage().getItem(PREFIX + key) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    keep(key: string, value: unknown): void {
      try {
        storage().setItem(PREFIX + key, JSON.stringify(value))
      } catch {
        // as in recall
      }
    },
    forget(key: string): void {
      try {
        storage().removeItem(PREFIX + key)
      } catch {
        // as in recall
      }
    },
  }
}

/** What a tab keeps until it is closed. */
export const inTab = valuesIn(() => sessionStorage)

/** Kept beside the tokens and cleared with them at the sign-out: a closed tab ends no session. */
export const untilSignOut = valuesIn(() => localStorage)
