import { lazy } from 'react'
import { useParams, useSearch } from '@tanstack/react-router'
import { REQUESTED_GROUP } from '@volant/domain/deliveries/statuses'
import { keyOf } from '../../app/paths'

const FROM = '/admin/pilot/edit-deal/$first/$second/$contract'

const Wizard = lazy(async () => ({ default: (await import('./edit-delivery-wizard')).EditDeliveryWizard }))
const Deal = lazy(async () => ({ default: (await import('./edit-deal')).EditDealPage }))

/** One address for two forms: a request, or a named step, is the wizard's; what is priced already is a deal. Spec 1, section 2.1; spec 2, section 2.5. */
export function EditDeliveryPage() {
  const { first, second } = useParams({ from: FROM })
  const { step } = useSearch({ from: FROM })
  const asked = REQUESTED_GROUP.some((status) => status === keyOf(first) || status === keyOf(second))
  return asked || step ? <Wizard /> : <Deal />
}
