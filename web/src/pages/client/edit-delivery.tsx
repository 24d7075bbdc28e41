import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { AddressField } from '../../features/places/address-field'
import { EditWizard } from '../../features/wizard/edit-wizard'
import type { WizardLinks } from '../../features/wizard/links'

const FROM = '/client/edit-delivery/$type/$status/$id'

const detail: WizardLinks['detail'] = ({ type, status, publicId }) => paths.delivery('client', type, status, publicId)

const links: WizardLinks = {
  table: paths.deliveries('client', 'REQUESTED'),
  step: ({ id, type, status }, step) => paths.editDelivery('client', type, status, id, step),
  detail,
  // Also when the wizard is resumed in another session, because it is unknown whether the codes were seen.
  finished: (delivery) =>
    delivery.status === 'REQUESTED'
      ? paths.created(delivery.type, delivery.id, delivery.publicId, Date.now())
      : detail(delivery),
}

export function EditDeliveryPage() {
  const { id } = useParams({ from: FROM })
  const { step = '1' } = useSearch({ from: FROM })
  const navigate = useNavigate()
  return (
    <EditWizard
      id={id}
      step={Number(step)}
      links={links}
      address={AddressField}
      onGo={(href) => void navigate({ href })}
    />
  )
}
