const PREFIX = 'volant.'

/** What this tab keeps for its session. Errors are ignored, because storage may be full or forbidden, and pages work without. */
export function recall<T>(key: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // as in recall
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // as in recall
  }
}
