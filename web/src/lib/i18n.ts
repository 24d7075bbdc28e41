import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '@volant/domain/kernel/actor'
import type { PageNamespace, Words } from '@volant/contract/words/words'
import { lazyImport, type LazyImport } from './lazy/lazy-import'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: Words
    returnNull: false
  }
}

const STORAGE_KEY = 'volant.language'

function isLanguage(text: string | null): text is Language {
  return text === 'fr' || text === 'en'
}

/** The one chosen before, else the browser's when it is French, else English (description 1). */
function firstLanguage(): Language {
  const kept = localStorage.getItem(STORAGE_KEY)
  if (isLanguage(kept)) return kept
  return /^fr/i.test(navigator.language) ? 'fr' : 'en'
}

export const i18n = i18next.createInstance()

/** Fetches the texts of one noun. */
export type LoadWords = (language: Language, namespace: PageNamespace) => Promise<object>

let load: LoadWords
const files = new Map<string, LazyImport<object>>()

function wordsOf(language: string, namespace: string): LazyImport<object> {
  const key = `${language}/${namespace}`
  const known = files.get(key)
  if (known) return known
  const file = lazyImport<object>(() => load(isLanguage(language) ? language : 'en', namespace as PageNamespace))
  files.set(key, file)
  return file
}

/**
 * Loads the texts that the first page needs; other namespaces are loaded by the pages that use them.
 * @param loadWords of all nouns, or of the few that the document speaks of
 */
export async function startWords(
  loadWords: LoadWords,
  namespaces: readonly PageNamespace[],
  language: Language = firstLanguage(),
): Promise<void> {
  load = loadWords
  await i18n
    .use({
      type: 'backend',
      init() {},
      read(language: string, namespace: string, done: (error: unknown, words: object | null) => void) {
        // Never reported as failed: the library would not retry and show keys instead of texts.
        void wordsOf(language, namespace)
          .get()
          .then((words) => done(null, words))
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      // The compiler ensures that both languages are complete, so no fallback is needed.
      fallbackLng: false,
      supportedLngs: LANGUAGES,
      ns: [...namespaces],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
}

/** The texts of one noun; suspends until they are loaded. */
export function useWords<N extends PageNamespace>(namespace: N) {
  return useTranslation(namespace).t
}

/**
 * Code together with the words that its page may not have: without them nothing of it is shown, for it waits for them.
 * @throws Error when either cannot be had
 */
export async function withWords<Code>(code: Promise<Code>, ...namespaces: PageNamespace[]): Promise<Code> {
  const needed = namespaces.map((namespace) => wordsOf(i18n.language, namespace))
  const [loaded] = await Promise.all([code, ...needed.map((file) => file.once())])
  if (needed.some((file) => file.state() === 'missing')) throw new Error('words are missing')
  await i18n.loadNamespaces(namespaces)
  return loaded
}

export function useLanguage(): Language {
  const { i18n: current } = useTranslation('ui')
  return current.language === 'fr' ? 'fr' : 'en'
}

type Listener = (language: Language) => void
const listeners = new Set<Listener>()

/** The listener is called when somebody chooses a language, not for the initial one. @returns unsubscribes */
export function onLanguageChosen(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Changes the language of the whole app and remembers it.
 * @returns false when texts of the open page could not be loaded: the former language stays
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  const needed = [i18n.options.ns ?? []].flat().map((namespace) => wordsOf(language, namespace))
  await Promise.all(needed.map((file) => file.once()))
  if (needed.some((file) => file.state() === 'missing')) return false
  localStorage.setItem(STORAGE_KEY, language)
  await i18n.changeLanguage(language)
  for (const listener of listeners) listener(language)
  return true
}
