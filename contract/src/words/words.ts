import type { Language } from '@volant/domain/kernel/actor'
import type { deliveries } from './fr/deliveries'
import type { errors } from './fr/errors'
import type { identity } from './fr/identity'
import type { search } from './fr/search'
import type { shell } from './fr/shell'
import type { stats } from './fr/stats'
import type { ui } from './fr/ui'

/** Every word of the product by noun; French gives the shape, English has to match it. */
export interface Words {
  deliveries: typeof deliveries
  errors: typeof errors
  identity: typeof identity
  search: typeof search
  shell: typeof shell
  stats: typeof stats
  ui: typeof ui
}
export type Namespace = keyof Words

type Loaders = { readonly [N in Namespace]: () => Promise<Words[N]> }

// One import a file, so that a page fetches only the nouns it speaks of, in one language.
const LOADERS: Record<Language, Loaders> = {
  fr: {
    deliveries: async () => (await import('./fr/deliveries')).deliveries,
    errors: async () => (await import('./fr/errors')).errors,
    identity: async () => (await import('./fr/identity')).identity,
    search: async () => (await import('./fr/search')).search,
    shell: async () => (await import('./fr/shell')).shell,
    stats: async () => (await import('./fr/stats')).stats,
    ui: async () => (await import('./fr/ui')).ui,
  },
  en: {
    deliveries: async () => (await import('./en/deliveries')).deliveries,
    errors: async () => (await import('./en/errors')).errors,
    identity: async () => (await import('./en/identity')).identity,
    search: async () => (await import('./en/search')).search,
    shell: async () => (await import('./en/shell')).shell,
    stats: async () => (await import('./en/stats')).stats,
    ui: async () => (await import('./en/ui')).ui,
  },
}

/** The words of one noun in one language. */
export function loadWords<N extends Namespace>(language: Language, namespace: N): Promise<Words[N]> {
  const loaders: Loaders = LOADERS[language]
  return loaders[namespace]()
}
