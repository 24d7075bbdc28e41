import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { EarningsView } from '../../features/invoices/earnings/earnings-view'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'
import { Welcome } from './welcome'

const FROM = '/driver/earnings'

export function EarningsPage() {
  const t = useWords('earnings')
  const { month } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <EarningsView
        month={month}
        onMonth={(next) => void navigate({ to: FROM, search: { month: next }, replace: true, resetScroll: false })}
        auctionsHref={paths.auctions()}
        welcome={<Welcome />}
      />
    </>
  )
}
