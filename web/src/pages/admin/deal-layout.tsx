import { paths } from '../../app/paths'
import { useGo } from '../../lib/use-go'
import { PreviewMap, PreviewSummary } from '../../features/deliveries/detail/preview'
import type { DealCall, DealIntent } from '../../features/offers/deal/deal-call'
import type { DealDelivery } from '../../features/offers/deal/deal-query'
import { DealView } from '../../features/offers/deal/deal-view'
import { adminLinks } from './links'

interface Props {
  contract: string
  intentOf: (delivery: DealDelivery) => DealIntent
}

/** The page after each call: the assigned deliveries, those in auction, or the edited delivery. */
function pageAfter(call: DealCall, delivery: DealDelivery): string {
  if (call === 'EDIT') return adminLinks.detail(delivery)
  const tab = call === 'ASSIGN_DRIVER' || call === 'CHANGE_DRIVER' ? 'SET' : 'WAITING_FOR_DRIVER'
  return paths.deliveries('admin', tab)
}

/** The deal form with the delivery's map and journey beside it. */
export function DealLayout({ contract, intentOf }: Props) {
  const go = useGo()
  return (
    <DealView
      key={contract}
      contract={contract}
      intentOf={intentOf}
      map={<PreviewMap contract={contract} />}
      summary={<PreviewSummary contract={contract} />}
      hrefOf={adminLinks.detail}
      requestOf={({ type, status, publicId }) => paths.editDelivery('admin', type, status, publicId, 1)}
      onDone={(call, delivery) => go(pageAfter(call, delivery))}
    />
  )
}
