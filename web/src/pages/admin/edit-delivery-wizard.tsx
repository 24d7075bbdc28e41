import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import { REQUESTED_GROUP } from '@volant/domain/deliveries/statuses'
import { paths } from '../../app/paths'
import { AddressField } from '../../features/places/address-field'
import { EditWizard } from '../../features/wizard/edit-wizard'
import type { Addressed, WizardLinks } from '../../features/wizard/links'
import { useSession } from '../../lib/session'

const FROM = '/admin/pilot/edit-deal/$first/$second/$contract'

const detail = ({ type, status, publicId }: Addressed) => paths.delivery('admin', type, status, publicId)

/** The deal form is for maintainers and above, and for what is not dispatched yet. */
function afterwards(rank: number): WizardLinks['finished'] {
  return (delivery) => {
    const { type, status, publicId } = delivery
    const requested = REQUESTED_GROUP.some((group) => group === status)
    if (rank > RANK.MAINTAINER || !(requested || status === 'CONFIRMED')) return detail(delivery)
    return paths.createDeal(requested ? 'requested' : 'confirmed', type, publicId)
  }
}

export function EditDeliveryWizard() {
  const { contract } = useParams({ from: FROM })
  const { step = '1' } = useSearch({ from: FROM })
  const navigate = useNavigate()
  const links: WizardLinks = {
    table: paths.deliveries('admin', 'REQUESTED'),
    step: ({ id, type, status }, to) => paths.editDelivery('admin', type, status, id, to),
    detail,
    finished: afterwards(useSession().rank),
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
