import { TariffView } from '../../features/pricing/tariff-view'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'

export function TariffPage() {
  const t = useWords('pricing')
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <TariffView />
    </>
  )
}
