import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { NewWizard } from '../../features/wizard/new-wizard'
import { useSession } from '../../lib/session'

export function NewDeliveryPage() {
  const { type } = useRouteContext({ from: '/client/new-delivery/$type' })
  const navigate = useNavigate()
  return (
    <NewWizard
      type={type}
      session={useSession()}
      table={paths.deliveries('client', 'REQUESTED')}
      onCreated={({ id }) => void navigate({ href: paths.editDelivery('client', type, 'REQUESTED', id, 2) })}
    />
  )
}
