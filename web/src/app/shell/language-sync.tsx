import { useEffect } from 'react'
import type { chooseLanguage } from '@volant/contract/rest/auth'
import type { Language } from '@volant/domain/kernel/actor'
import { call } from '../../lib/api'
import { onLanguageChosen, useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'

/** Saves the chosen language in the account, because messages and documents are written in it too. */
export function LanguageSync() {
  const t = useWords('shell')
  useEffect(() => {
    const save = (language: Language) => call<typeof chooseLanguage>('POST /auth/language', { body: { language } })
    return onLanguageChosen((language) => {
      save(language).catch(() => notify.error(t('languageFailed')))
    })
  }, [t])
  return null
}
