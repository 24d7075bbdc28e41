import { loadAllWords } from '@volant/contract/words/sent-words'
import type { Namespace, Words } from '@volant/contract/words/words'
import type { Language } from '@volant/domain/kernel/actor'
import i18next from 'i18next'

/** A text with forms for one, many and none is asked for without them: its `count` chooses. */
type Stem<K extends string> = K extends `${infer Name}_${'zero' | 'one' | 'many' | 'other'}` ? Name : K

type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${Path<T[K]>}`
}[keyof T & string]

export type Values = Readonly<Record<string, string | number>>

/** One word or sentence, with its values filled in. */
export type Translate<N extends Namespace> = (key: Path<Words[N]>, values?: Values) => string

type AnyKey = (key: string, values?: Values) => string

const kept = new Map<string, Promise<AnyKey>>()

async function load(language: Language, namespace: Namespace): Promise<AnyKey> {
  const words = await loadAllWords(language, namespace)
  const instance = i18next.createInstance({
    lng: language,
    resources: { [language]: { [namespace]: words } },
    defaultNS: namespace,
    fallbackLng: false,
    // React and the PDF library escape for themselves
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (text: string) => {
      throw new Error(`a value is missing in "${text}"`)
    },
    parseMissingKeyHandler: (key: string) => {
      throw new Error(`no words for ${namespace}.${key}`)
    },
  })
  await instance.init()
  return (key, values) => instance.t(key, { ...values })
}

/**
 * The words of one noun for what leaves the server: mails, SMS, documents.
 * A missing word or value throws rather than reach a reader.
 */
export function wordsIn<N extends Namespace>(language: Language, namespace: N): Promise<Translate<N>> {
  const name = `${language}:${namespace}`
  const loading = kept.get(name) ?? load(language, namespace)
  kept.set(name, loading)
  return loading
}
