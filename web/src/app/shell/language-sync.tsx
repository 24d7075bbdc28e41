import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { chooseLanguage } from '@volant/contract/rest/auth'
import type { Language } from '@volant/domain/kernel/actor'
import { call } from '../../lib/api'
import { onLanguageChosen, useWords } from '../../lib/i18n'
import { sessionQuery } from '../../lib/session'
import { notify } from '../../ui/feedback/toasts'

/** Saves the chosen language in the account, because messages and documents are written in it too, and pages show it. */
export function LanguageSync() {
  const t = useWords('shell')
  const client = useQueryClient()
  useEffect(() => {
    const save = async (language: Language) => {
      await call<typeof chooseLanguage>('POST /auth/language', { body: { language } })
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    }
    return onLanguageChosen((language) => {
      save(language).catch(() => notify.error(t('languageFailed')))
    })
  }, [client, t])
  return null
}
