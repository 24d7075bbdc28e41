import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { Application } from '../../features/application/application'
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
        welcome={<Application help={paths.help('driver')} />}
        badgeOf={({ type: of }) => <DeliveryTypeBadge type={of} />}
        onFilter={(filter) => void navigate({ to: FROM, search: { ...filter }, replace: true, resetScroll: false })}
      />
    </>
  )
}
