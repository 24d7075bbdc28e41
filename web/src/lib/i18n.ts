import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { Language } from '@volant/domain/kernel/actor'
import { loadWords, type Namespace, type Words } from '@volant/contract/words/words'
import { lazyImport, type LazyImport } from './lazy/lazy-import'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: Words
    returnNull: false
  }
}

const KEPT = 'volant.language'

function isLanguage(text: string | null): text is Language {
  return text === 'fr' || text === 'en'
}

/** The one chosen before, else the browser's when it is French, else English (description 1). */
function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT)
  if (isLanguage(kept)) return kept
  return /^fr/i.test(navigator.language) ? 'fr' : 'en'
}

export const i18n = i18next.createInstance()

const files = new Map<string, LazyImport<object>>()

function wordsOf(language: string, namespace: string): LazyImport<object> {
  const key = `${language}/${namespace}`
  const known = files.get(key)
  if (known) return known
  const file = lazyImport<object>(() => loadWords(isLanguage(language) ? language : 'en', namespace as Namespace))
  files.set(key, file)
  return file
}

/** Loads the words that the first page needs; other namespaces come with the pages that use them. */
export async function startWords(namespaces: readonly Namespace[]): Promise<void> {
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18n
    .use({
      type: 'backend',
      init() {},
      read(language: string, namespace: string, done: (error: unknown, words: object | null) => void) {
        // Never told as failed: the library would remember it, and show the names of the words in their place.
        void wordsOf(language, namespace)
          .get()
          .then((words) => done(null, words))
      },
    })
    .use(initReactI18next)
    .init({
      lng: firstLanguage(),
      // Both languages are complete by construction, so no second one is ever fetched.
      fallbackLng: false,
      supportedLngs: ['fr', 'en'],
      ns: [...namespaces],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
}

/** Words of one noun; the page waits (Suspense) until they are here. */
export function useWords<N extends Namespace>(namespace: N) {
  return useTranslation(namespace).t
}

export function useLanguage(): Language {
  const { i18n: current } = useTranslation('ui')
  return current.language === 'fr' ? 'fr' : 'en'
}

type Chosen = (language: Language) => void
const listeners = new Set<Chosen>()

/** Told when somebody chooses a language, not when the app starts in one. @returns ends it */
export function onLanguageChosen(listener: Chosen): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Changes the language of the whole app and remembers it.
 * @returns false when words of what is shown could not be fetched: the former language stays
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  const needed = [i18n.options.ns ?? []].flat().map((namespace) => wordsOf(language, namespace))
  await Promise.all(needed.map((file) => file.once()))
  if (needed.some((file) => file.state() === 'missing')) return false
  localStorage.setItem(KEPT, language)
  await i18n.changeLanguage(language)
  for (const listener of listeners) listener(language)
  return true
}
