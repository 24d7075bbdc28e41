import { HelpView } from '../../features/help/help-view'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { PageHeader } from '../../ui/layout/page-header'

export function HelpPage() {
  const t = useWords('help')
  const { role } = useSession()
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <HelpView audience={role === 'DRIVER' ? 'driver' : 'client'} />
    </>
  )
}
