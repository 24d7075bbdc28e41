import type { Language } from '@volant/domain/kernel/actor'
import { typesetIn } from './typeset'
import type { Loaders, PageNamespace, Words } from './words'

type PublicNamespace = 'errors' | 'tracking' | 'ui' | 'verify'

const LOADERS: Record<Language, Loaders<PublicNamespace>> = {
  fr: {
    errors: async () => (await import('./fr/errors')).errors,
    tracking: async () => (await import('./fr/tracking')).tracking,
    ui: async () => (await import('./fr/ui')).ui,
    verify: async () => (await import('./fr/verify')).verify,
  },
  en: {
    errors: async () => (await import('./en/errors')).errors,
    tracking: async () => (await import('./en/tracking')).tracking,
    ui: async () => (await import('./en/ui')).ui,
    verify: async () => (await import('./en/verify')).verify,
  },
}

const isPublic = (namespace: PageNamespace): namespace is PublicNamespace => Object.hasOwn(LOADERS.fr, namespace)

/** The same as `loadWords`, for documents that speak of little: the way to all other nouns is loaded only when one is asked for. */
export async function loadPublicWords(language: Language, namespace: PageNamespace): Promise<Words[PageNamespace]> {
  if (isPublic(namespace)) return typesetIn(language, await LOADERS[language][namespace]())
  return (await import('./words')).loadWords(language, namespace)
}
