import { useEffect, useState } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ConfirmationView } from '../../features/confirmation/confirmation-view'
import { useWords } from '../../lib/i18n'
import { PublicLayout } from './public-layout'

const FROM = '/delivery-customer-confirmation'

export function CustomerConfirmationPage() {
  const t = useWords('confirmation')
  const search = useSearch({ from: FROM })
  const navigate = useNavigate()
  // Kept in memory only: the address bar, the history and screenshots forget it at once.
  const [token] = useState(search.token)
  useEffect(() => {
    if (search.token) void navigate({ to: FROM, search: { token: '' }, replace: true })
  }, [navigate, search.token])
  return (
    <PublicLayout title={t('title')}>
      <ConfirmationView token={token} />
    </PublicLayout>
  )
}
