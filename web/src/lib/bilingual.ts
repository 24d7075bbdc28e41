import { typeset } from '@volant/contract/words/typeset'
import type { Language } from '@volant/domain/kernel/actor'
import { useLanguage } from './i18n'

/** Chooses the reader's text of those that admins write in both languages, ready to be set. */
export function useBilingual(): (text: Readonly<Record<Language, string>>) => string {
  const language = useLanguage()
  return (text) => (language === 'fr' ? typeset(text).fr : text.en)
}
