import type { Language } from '@volant/domain/kernel/actor'
import type { deal } from './fr/deal'
import type { deliveries } from './fr/deliveries'
import type { documents } from './fr/documents'
import type { errors } from './fr/errors'
import type { identity } from './fr/identity'
import type { messages } from './fr/messages'
import type { offers } from './fr/offers'
import type { search } from './fr/search'
import type { shell } from './fr/shell'
import type { stats } from './fr/stats'
import type { ui } from './fr/ui'

/** Every word of the product by noun; French gives the shape, English has to match it. */
export interface Words {
  deal: typeof deal
  deliveries: typeof deliveries
  documents: typeof documents
  errors: typeof errors
  identity: typeof identity
  messages: typeof messages
  offers: typeof offers
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
    deal: async () => (await import('./fr/deal')).deal,
    deliveries: async () => (await import('./fr/deliveries')).deliveries,
    documents: async () => (await import('./fr/documents')).documents,
    errors: async () => (await import('./fr/errors')).errors,
    identity: async () => (await import('./fr/identity')).identity,
    messages: async () => (await import('./fr/messages')).messages,
    offers: async () => (await import('./fr/offers')).offers,
    search: async () => (await import('./fr/search')).search,
    shell: async () => (await import('./fr/shell')).shell,
    stats: async () => (await import('./fr/stats')).stats,
    ui: async () => (await import('./fr/ui')).ui,
  },
  en: {
    deal: async () => (await import('./en/deal')).deal,
    deliveries: async () => (await import('./en/deliveries')).deliveries,
    documents: async () => (await import('./en/documents')).documents,
    errors: async () => (await import('./en/errors')).errors,
    identity: async () => (await import('./en/identity')).identity,
    messages: async () => (await import('./en/messages')).messages,
    offers: async () => (await import('./en/offers')).offers,
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
