import { useCallback } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ConfirmationView } from '../../features/confirmation/confirmation-view'
import { PublicLayout } from './public-layout'
import { useLinkToken } from './use-link-token'

const FROM = '/delivery-customer-confirmation'

export function CustomerConfirmationPage() {
  const search = useSearch({ from: FROM })
  const navigate = useNavigate()
  const hide = useCallback(() => navigate({ to: FROM, search: { token: '' }, replace: true }), [navigate])
  const token = useLinkToken('confirmation', search.token, hide)
  return <ConfirmationView token={token} frame={PublicLayout} />
}
