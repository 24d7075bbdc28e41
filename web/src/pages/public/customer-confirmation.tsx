import { useEffect, useState } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ConfirmationView } from '../../features/confirmation/confirmation-view'
import { useWords } from '../../lib/i18n'
import { PublicLayout } from './public-layout'

const FROM = '/delivery-customer-confirmation'

const KEPT = 'volant.confirmation'

/** The address bar, the history and screenshots forget the secret at once; this tab knows it until it is closed, for a reload. */
function keptToken(given: string): string {
  try {
    if (given) sessionStorage.setItem(KEPT, given)
    return given || (sessionStorage.getItem(KEPT) ?? '')
  } catch {
    // A browser that keeps nothing: the page works, a reload asks for the link again.
    return given
  }
}

export function CustomerConfirmationPage() {
  const t = useWords('confirmation')
  const search = useSearch({ from: FROM })
  const navigate = useNavigate()
  const [token] = useState(() => keptToken(search.token))
  useEffect(() => {
    if (search.token) void navigate({ to: FROM, search: { token: '' }, replace: true })
  }, [navigate, search.token])
  return (
    <PublicLayout title={t('title')}>
      <ConfirmationView token={token} />
    </PublicLayout>
  )
}
