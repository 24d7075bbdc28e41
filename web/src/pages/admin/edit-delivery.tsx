import { useParams, useSearch } from '@tanstack/react-router'
import { REQUESTED_GROUP } from '@volant/domain/deliveries/statuses'
import { keyOf } from '../../app/paths'
import { lazyPart } from '../../ui/lazy/lazy-part'

const FROM = '/admin/pilot/edit-deal/$first/$second/$contract'

const Wizard = lazyPart(() => import('./edit-delivery-wizard'), 'EditDeliveryWizard')
const Deal = lazyPart(() => import('./edit-deal'), 'EditDealPage')

/** One address for two forms: the wizard for requests and with `?step=`, else the deal form. Description 2.1 and 2.15. */
export function EditDeliveryPage() {
  const { first, second } = useParams({ from: FROM })
  const { step } = useSearch({ from: FROM })
  const asked = REQUESTED_GROUP.some((status) => status === keyOf(first) || status === keyOf(second))
  return asked || step ? <Wizard /> : <Deal />
}
