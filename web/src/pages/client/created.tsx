import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { Created } from '../../features/wizard/created/created'

const FROM = '/client/new-delivery/$type/created/$id/$publicId/$stamp'

export function CreatedPage() {
  const { id, publicId } = useParams({ from: FROM })
  const { type } = useRouteContext({ from: FROM })
  const navigate = useNavigate()
  const another = paths.newDelivery('client', type)
  return (
    <Created
      id={id}
      contract={publicId}
      hrefOf={(delivery) => paths.delivery('client', delivery.type, delivery.status, delivery.publicId)}
      another={another}
      onFailed={() => void navigate({ href: another, replace: true })}
    />
  )
}
