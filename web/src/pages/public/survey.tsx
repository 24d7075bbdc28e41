import { useCallback } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SurveyView } from '../../features/survey/answer/survey-view'
import { PublicLayout } from './public-layout'
import { useLinkToken } from './use-link-token'

const FROM = '/survey'

export function SurveyPage() {
  const search = useSearch({ from: FROM })
  const navigate = useNavigate()
  const hide = useCallback(() => navigate({ to: FROM, search: { token: '' }, replace: true }), [navigate])
  const token = useLinkToken('survey', search.token, hide)
  return <SurveyView token={token} frame={PublicLayout} />
}
