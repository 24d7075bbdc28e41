import { useEffect, useState } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ConfirmationView } from '../../features/confirmation/confirmation-view'
import { useWords } from '../../lib/i18n'
import { PublicLayout } from './public-layout'

const FROM = '/delivery-customer-confirmation'

const STORAGE_KEY = 'volant.confirmation'

/** Stores the secret for this tab, so that it can be removed from the address and the history and a reload still works. */
function rememberToken(token: string): string {
  try {
    if (token) sessionStorage.setItem(STORAGE_KEY, token)
    return token || (sessionStorage.getItem(STORAGE_KEY) ?? '')
  } catch {
    // Without storage the page works until it is reloaded.
    return token
  }
}

export function CustomerConfirmationPage() {
  const t = useWords('confirmation')
  const search = useSearch({ from: FROM })
  const navigate = useNavigate()
  const [token] = useState(() => rememberToken(search.token))
  useEffect(() => {
    if (search.token) void navigate({ to: FROM, search: { token: '' }, replace: true })
  }, [navigate, search.token])
  return (
    <PublicLayout title={t('title')}>
      <ConfirmationView token={token} />
    </PublicLayout>
  )
}
