import { useParams } from '@tanstack/react-router'
import { DealLayout } from './deal-layout'

const create = () => 'create' as const

export function CreateDealPage() {
  const { contract } = useParams({ from: '/admin/pilot/create-deal/$from/$type/$contract' })
  return <DealLayout contract={contract} intentOf={create} />
}
