import { useEffect } from 'react'
import type { chooseLanguage } from '@volant/contract/rest/auth'
import type { Language } from '@volant/domain/kernel/actor'
import { call } from '../../lib/api'
import { onLanguageChosen, useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'

/** The language that a signed-in person chooses for the screen becomes that of their messages and documents too. */
export function KeptLanguage() {
  const t = useWords('shell')
  useEffect(() => {
    const keep = (language: Language) => call<typeof chooseLanguage>('POST /auth/language', { body: { language } })
    return onLanguageChosen((language) => {
      keep(language).catch(() => notify.error(t('languageFailed')))
    })
  }, [t])
  return null
}
