import type { Language } from '@volant/domain/kernel/actor'
import type { auctions } from './fr/auctions'
import type { confirmation } from './fr/confirmation'
import type { deal } from './fr/deal'
import type { deliveries } from './fr/deliveries'
import type { documents } from './fr/documents'
import type { errors } from './fr/errors'
import type { identity } from './fr/identity'
import type { logs } from './fr/logs'
import type { messages } from './fr/messages'
import type { mission } from './fr/mission'
import type { offers } from './fr/offers'
import type { search } from './fr/search'
import type { shell } from './fr/shell'
import type { stats } from './fr/stats'
import type { tracking } from './fr/tracking'
import type { ui } from './fr/ui'
import type { wizard } from './fr/wizard'

/** Every word of the product by noun; French gives the shape, English has to match it. */
export interface Words {
  auctions: typeof auctions
  confirmation: typeof confirmation
  deal: typeof deal
  deliveries: typeof deliveries
  documents: typeof documents
  errors: typeof errors
  identity: typeof identity
  logs: typeof logs
  messages: typeof messages
  mission: typeof mission
  offers: typeof offers
  search: typeof search
  shell: typeof shell
  stats: typeof stats
  tracking: typeof tracking
  ui: typeof ui
  wizard: typeof wizard
}
export type Namespace = keyof Words

type Loaders = { readonly [N in Namespace]: () => Promise<Words[N]> }

// One import a file, so that a page fetches only the nouns it speaks of, in one language.
const LOADERS: Record<Language, Loaders> = {
  fr: {
    auctions: async () => (await import('./fr/auctions')).auctions,
    confirmation: async () => (await import('./fr/confirmation')).confirmation,
    deal: async () => (await import('./fr/deal')).deal,
    deliveries: async () => (await import('./fr/deliveries')).deliveries,
    documents: async () => (await import('./fr/documents')).documents,
    errors: async () => (await import('./fr/errors')).errors,
    identity: async () => (await import('./fr/identity')).identity,
    logs: async () => (await import('./fr/logs')).logs,
    messages: async () => (await import('./fr/messages')).messages,
    mission: async () => (await import('./fr/mission')).mission,
    offers: async () => (await import('./fr/offers')).offers,
    search: async () => (await import('./fr/search')).search,
    shell: async () => (await import('./fr/shell')).shell,
    stats: async () => (await import('./fr/stats')).stats,
    tracking: async () => (await import('./fr/tracking')).tracking,
    ui: async () => (await import('./fr/ui')).ui,
    wizard: async () => (await import('./fr/wizard')).wizard,
  },
  en: {
    auctions: async () => (await import('./en/auctions')).auctions,
    confirmation: async () => (await import('./en/confirmation')).confirmation,
    deal: async () => (await import('./en/deal')).deal,
    deliveries: async () => (await import('./en/deliveries')).deliveries,
    documents: async () => (await import('./en/documents')).documents,
    errors: async () => (await import('./en/errors')).errors,
    identity: async () => (await import('./en/identity')).identity,
    logs: async () => (await import('./en/logs')).logs,
    messages: async () => (await import('./en/messages')).messages,
    mission: async () => (await import('./en/mission')).mission,
    offers: async () => (await import('./en/offers')).offers,
    search: async () => (await import('./en/search')).search,
    shell: async () => (await import('./en/shell')).shell,
    stats: async () => (await import('./en/stats')).stats,
    tracking: async () => (await import('./en/tracking')).tracking,
    ui: async () => (await import('./en/ui')).ui,
    wizard: async () => (await import('./en/wizard')).wizard,
  },
}

/** Every noun that has words. */
export const NAMESPACES = Object.keys(LOADERS.fr) as Namespace[]

/** The words of one noun in one language. */
export function loadWords<N extends Namespace>(language: Language, namespace: N): Promise<Words[N]> {
  const loaders: Loaders = LOADERS[language]
  return loaders[namespace]()
}
