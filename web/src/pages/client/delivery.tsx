import { useParams } from '@tanstack/react-router'
import { useGo, useReplaceAddress } from '../../lib/use-go'
import { DeliveryView } from '../../features/deliveries/detail/delivery-view'
import { clientLinks } from './links'

/** The contract number alone finds the delivery; type and status only make the address readable. */
export function DeliveryPage() {
  const { contract } = useParams({ from: '/client/pilot/$type/$status/$contract' })
  return (
    <DeliveryView
      key={contract}
      role="CLIENT"
      contract={contract}
      links={clientLinks}
      go={useGo()}
      replaceAddress={useReplaceAddress()}
    />
  )
}
