import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { AddressField } from '../../features/places/address-field'
import { EditWizard } from '../../features/wizard/edit-wizard'
import type { DeliveryRef, WizardLinks } from '../../features/wizard/links'
import { useSession } from '../../lib/session'
import { afterWizard } from './after-wizard'

const FROM = '/admin/pilot/edit-deal/$first/$second/$contract'

const detail = ({ type, status, publicId }: DeliveryRef) => paths.delivery('admin', type, status, publicId)

export function EditDeliveryWizard() {
  const { contract } = useParams({ from: FROM })
  const { step = '1' } = useSearch({ from: FROM })
  const navigate = useNavigate()
  const links: WizardLinks = {
    table: paths.deliveries('admin', 'REQUESTED'),
    step: ({ id, type, status }, to) => paths.editDelivery('admin', type, status, id, to),
    detail,
    finished: afterWizard(useSession().rank),
  }
  return (
    <EditWizard
      id={contract}
      step={Number(step)}
      links={links}
      address={AddressField}
      onGo={(href) => void navigate({ href })}
    />
  )
}
