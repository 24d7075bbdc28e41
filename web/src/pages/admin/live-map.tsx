import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { LiveMapScreen } from '../../features/deliveries/live-map/live-map-screen'
import { adminLinks } from './links'

const FROM = '/admin/pilot/ongoing/delivery-map'

export function LiveMapPage() {
  const { contract } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <LiveMapScreen
      role="ADMIN"
      href={paths.liveMap('admin')}
      contract={contract}
      onContract={(next) => void navigate({ search: { contract: next }, replace: true, resetScroll: false })}
      links={adminLinks}
    />
  )
}
