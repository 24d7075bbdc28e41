import { useNavigate, useSearch } from '@tanstack/react-router'
import { Welcome } from './welcome'
import { AuctionsList } from '../../features/auctions/auctions-list'
import { DeliveryTypeBadge } from '../../features/deliveries/delivery-badges'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'

const FROM = '/driver/auctions'

export function AuctionsPage() {
  const t = useWords('auctions')
  const { near, type } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <PageHeader title={t('title')} />
      <AuctionsList
        filter={{ near, type }}
        welcome={<Welcome />}
        badgeOf={({ type: of }) => <DeliveryTypeBadge type={of} />}
        onFilter={(filter) => void navigate({ to: FROM, search: { ...filter }, replace: true, resetScroll: false })}
      />
    </>
  )
}
