type Raw = Record<string, unknown>
interface Param<T> {
  readonly read: (raw: unknown) => T
  readonly fallback: T
}

const asText = (raw: unknown) => (typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : '')

/** Free text; empty when missing. */
export function text(maxLength = 100): Param<string> {
  return { read: (raw) => asText(raw).trim().slice(0, maxLength), fallback: '' }
}

/** A whole number from zero up, e.g. a page or an instant in epoch milliseconds. */
export function whole<T extends number | undefined>(fallback: T): Param<number | T> {
  return { read: (raw) => (/^\d{1,15}$/.test(asText(raw)) ? Number(asText(raw)) : fallback), fallback }
}

/** A day of the calendar, `2026-11-23`; empty when missing or no such day. */
export function day(): Param<string> {
  const exists = (word: string) =>
    /^\d{4}-\d\d-\d\d$/.test(word) && new Date(`${word}T00:00Z`).toJSON()?.slice(0, 10) === word
  return { read: (raw) => (exists(asText(raw)) ? asText(raw) : ''), fallback: '' }
}

/** A month, `2026-11`; empty when missing or no such month. */
export function month(): Param<string> {
  return { read: (raw) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(asText(raw)) ? asText(raw) : ''), fallback: '' }
}

/** One of a few words; anything else becomes the fallback. */
export function oneOf<const T extends string, F extends T | undefined>(
  allowed: readonly T[],
  fallback: F,
): Param<T | F> {
  return { read: (raw) => allowed.find((word) => word === asText(raw)) ?? fallback, fallback }
}

/** A comma list in the URL; with `allowed`, only those words. */
export function list<const T extends string = string>(allowed?: readonly T[]): Param<T[]> {
  const known = (word: string): word is T => word !== '' && (!allowed || (allowed as readonly string[]).includes(word))
  return { read: (raw) => (Array.isArray(raw) ? raw.map(String) : asText(raw).split(',')).filter(known), fallback: [] }
}

type Shape = Record<string, Param<unknown>>
export type SearchOf<S extends Shape> = { [K in keyof S]: S[K] extends Param<infer T> ? T : never }

/**
 * Typed search parameters of a page. Written without a schema library because every page loads the routes, also the
 * sign-in page, whose script has a size budget. A bad value becomes the default.
 */
export function searchParams<const S extends Shape>(shape: S) {
  const entries = Object.entries(shape)
  return {
    validate: (raw: Raw) =>
      Object.fromEntries(entries.map(([key, param]) => [key, param.read(raw[key])])) as Partial<SearchOf<S>> &
        SearchOf<S>,
    /** For `stripSearchParams`: these values are left out of the URL. */
    defaults: Object.fromEntries(entries.map(([key, param]) => [key, param.fallback])) as SearchOf<S>,
  }
}

/** The format of the URL: plain values, comma lists, nothing quoted. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Raw): string {
  const kept = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    const word = Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value)
    if (word !== '') kept.set(key, word)
  }
  const text = kept.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}
