import { useParams } from '@tanstack/react-router'
import { isIn, REQUESTED_GROUP } from '@volant/domain/deliveries/statuses'
import type { DealDelivery } from '../../features/offers/deal/deal-query'
import { DealLayout } from './deal-layout'

/** A request becomes a contract; a contract is edited. */
const intentOf = ({ status }: DealDelivery) =>
  status === 'CONFIRMED' || (status !== 'ALERT' && status !== 'CANCELLED' && isIn(status, REQUESTED_GROUP))
    ? 'create'
    : 'edit'

/** The detail of a delivery as a form, whatever its status. Description 2.1 and 2.9. */
export function DeliveryFormPage() {
  const { contract } = useParams({ from: '/admin/pilot/$type/$status/$contract' })
  return <DealLayout contract={contract} intentOf={intentOf} />
}
