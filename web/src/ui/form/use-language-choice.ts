import type { Language } from '@volant/domain/kernel/actor'
import { changeLanguage, useLanguage, useWords } from '../../lib/i18n'
import { notify } from '../feedback/toasts'

/** The language of the screen and how to change it; a toast tells when the texts could not be loaded. */
export function useLanguageChoice() {
  const t = useWords('ui')
  const choose = async (language: Language) => {
    if (!(await changeLanguage(language))) notify.error(t('languageMissing'))
  }
  return { value: useLanguage(), onChange: (language: Language) => void choose(language) }
}
