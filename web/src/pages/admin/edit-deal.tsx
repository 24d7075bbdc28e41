import { useParams } from '@tanstack/react-router'
import { keyOf } from '../../app/paths'
import type { DealDelivery } from '../../features/offers/deal/deal-query'
import { DealLayout } from './deal-layout'

/**
 * The address has type and status in either order. An assigned delivery opened with the waiting
 * status is to get another driver. Description 2.1 and 4.2.
 */
export function EditDealPage() {
  const { first, second, contract } = useParams({ from: '/admin/pilot/edit-deal/$first/$second/$contract' })
  const named = [keyOf(first), keyOf(second)]
  const waiting = named.includes('WAITING_FOR_DRIVER') || named.includes('ALERT')
  const intentOf = ({ status }: DealDelivery) => (waiting && status === 'SET' ? 'change' : 'edit')
  return <DealLayout contract={contract} intentOf={intentOf} />
}
