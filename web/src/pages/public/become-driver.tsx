import { paths } from '../../app/paths'
import { ApplyForm } from '../../features/application/apply-form'
import { useWords } from '../../lib/i18n'
import { PublicLayout } from './public-layout'

export function BecomeDriverPage() {
  const t = useWords('application')
  return (
    <PublicLayout title={t('apply.title')}>
      <ApplyForm signIn={paths.login()} />
    </PublicLayout>
  )
}
