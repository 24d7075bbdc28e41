import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { useGo } from '../../lib/use-go'
import { LiveMapScreen } from '../../features/deliveries/live-map/live-map-screen'
import { adminLinks } from './links'

const FROM = '/admin/pilot/ongoing/delivery-map'

export function LiveMapPage() {
  const { contract, open } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <LiveMapScreen
      role="ADMIN"
      href={paths.liveMap('admin')}
      contract={contract}
      onContract={(next) =>
        void navigate({ search: (now) => ({ ...now, contract: next }), replace: true, resetScroll: false })
      }
      open={open}
      onOpen={(next, replace) =>
        void navigate({
          search: (now) => ({ ...now, open: next, contract: next || now.contract }),
          replace,
          resetScroll: false,
        })
      }
      go={useGo()}
      links={adminLinks}
    />
  )
}
