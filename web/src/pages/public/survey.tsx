import { useCallback } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SurveyView } from '../../features/survey/answer/survey-view'
import { useWords } from '../../lib/i18n'
import { PublicLayout } from './public-layout'
import { useLinkToken } from './use-link-token'

const FROM = '/survey'

export function SurveyPage() {
  const t = useWords('survey')
  const search = useSearch({ from: FROM })
  const navigate = useNavigate()
  const hide = useCallback(() => navigate({ to: FROM, search: { token: '' }, replace: true }), [navigate])
  const token = useLinkToken('survey', search.token, hide)
  return (
    <PublicLayout title={t('page.title')}>
      <SurveyView token={token} />
    </PublicLayout>
  )
}
