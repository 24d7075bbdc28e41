import { useParams } from '@tanstack/react-router'
import { useGo, useReplaceAddress } from '../../lib/use-go'
import { DeliveryView } from '../../features/deliveries/detail/delivery-view'
import { adminLinks } from './links'

/** The contract number alone finds the delivery; type and status only make the address readable. */
export function DeliveryPage() {
  const { contract } = useParams({ from: '/admin/pilot/details/$type/$status/$contract' })
  return (
    <DeliveryView
      key={contract}
      role="ADMIN"
      contract={contract}
      links={adminLinks}
      go={useGo()}
      replaceAddress={useReplaceAddress()}
    />
  )
}
