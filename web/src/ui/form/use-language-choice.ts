import type { Language } from '@volant/domain/kernel/actor'
import { changeLanguage, useLanguage, useWords } from '../../lib/i18n'
import { notify } from '../feedback/toasts'

/** The language of the screen, for a field that chooses it; a toast says when the words of another could not be fetched. */
export function useLanguageChoice() {
  const t = useWords('ui')
  const choose = async (language: Language) => {
    if (!(await changeLanguage(language))) notify.error(t('languageMissing'))
  }
  return { value: useLanguage(), onChange: (language: Language) => void choose(language) }
}
