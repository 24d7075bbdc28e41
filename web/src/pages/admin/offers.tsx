import { useParams } from '@tanstack/react-router'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { DRIVER_TABLES, paths } from '../../app/paths'
import { useGo } from '../../lib/use-go'
import { AuctionView } from '../../features/offers/auction-view'
import { useSession } from '../../lib/session'

export function OffersPage() {
  const { id } = useParams({ from: '/admin/pilot/delivery-table/waiting-for-driver/$id/offers' })
  const { sub, profileId, rank } = useSession()
  const go = useGo()
  const admin = { role: 'ADMIN', sub, profileId, rank: rank as 1 | 2 | 3, language: 'fr' } as const
  return (
    <AuctionView
      key={id}
      id={id}
      back={paths.deliveries('admin', 'WAITING_FOR_DRIVER')}
      decides={mayCallByRank(admin, 'acceptOffer').ok}
      driverHref={({ driver }) => {
        const list = DRIVER_TABLES.find(({ state }) => state === driver?.state)?.table
        return list && driver ? paths.driver(list, driver.id) : paths.drivers()
      }}
      onAccepted={() => go(paths.deliveries('admin', 'SET'))}
    />
  )
}
