import type { Language } from '@volant/domain/kernel/actor'
import { typesetIn } from './typeset'
import { loadWords, PAGE_NAMESPACES } from './words'
import type { Loaders, Namespace, SentNamespace, Words } from './words'

const LOADERS: Record<Language, Loaders<SentNamespace>> = {
  fr: {
    documents: async () => (await import('./fr/documents')).documents,
    logs: async () => (await import('./fr/logs')).logs,
    messages: async () => (await import('./fr/messages')).messages,
    report: async () => (await import('./fr/report')).report,
    sealed: async () => (await import('./fr/sealed')).sealed,
  },
  en: {
    documents: async () => (await import('./en/documents')).documents,
    logs: async () => (await import('./en/logs')).logs,
    messages: async () => (await import('./en/messages')).messages,
    report: async () => (await import('./en/report')).report,
    sealed: async () => (await import('./en/sealed')).sealed,
  },
}

const isSent = (namespace: Namespace): namespace is SentNamespace => Object.hasOwn(LOADERS.fr, namespace)

/** Every noun that has words. @internal for tests of all words */
export const NAMESPACES = [...PAGE_NAMESPACES, ...(Object.keys(LOADERS.fr) as SentNamespace[])]

/** The words of one noun in one language, ready to be set, of pages and of what only the server says. */
export async function loadAllWords(language: Language, namespace: Namespace): Promise<Words[Namespace]> {
  return isSent(namespace) ? typesetIn(language, await LOADERS[language][namespace]()) : loadWords(language, namespace)
}
