import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { useGo } from '../../lib/use-go'
import { LiveMapScreen } from '../../features/deliveries/live-map/live-map-screen'
import { clientLinks } from './links'

const FROM = '/client/pilot/ongoing/delivery-map'

export function LiveMapPage() {
  const { contract, open } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <LiveMapScreen
      role="CLIENT"
      href={paths.liveMap('client')}
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
      links={clientLinks}
    />
  )
}
