import type { Language } from '@volant/domain/kernel/actor'

/**
 * A formatter that is made when it is first used: a slow phone takes ten milliseconds for one, and no page uses all. The mark tells the
 * bundler that one which a page never uses can be left out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function formatter<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** The same for each language. */
/* @__NO_SIDE_EFFECTS__ */
export function formatters<T>(make: (locale: string) => T): Record<Language, () => T> {
  return { fr: formatter(() => make('fr-FR')), en: formatter(() => make('en-GB')) }
}
