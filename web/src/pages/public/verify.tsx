import { VerifyView } from '../../features/verify/verify-view'
import { useWords } from '../../lib/i18n'
import { PublicLayout } from './public-layout'

export function VerifyPage() {
  const t = useWords('verify')
  return (
    <PublicLayout title={t('title')} titled>
      <VerifyView />
    </PublicLayout>
  )
}
