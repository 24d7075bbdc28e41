import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { LiveMapScreen } from '../../features/deliveries/live-map/live-map-screen'
import { clientLinks } from './links'

const FROM = '/client/pilot/ongoing/delivery-map'

export function LiveMapPage() {
  const { contract } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <LiveMapScreen
      role="CLIENT"
      href={paths.liveMap('client')}
      contract={contract}
      onContract={(next) => void navigate({ search: { contract: next }, replace: true, resetScroll: false })}
      links={clientLinks}
    />
  )
}
