import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { LiveMapView } from '../../features/deliveries/live-map/live-map-view'
import { DeliveryTabs } from '../../features/deliveries/table/delivery-tabs'
import { ViewSwitch } from '../../features/deliveries/view-switch'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'
import { clientLinks } from './links'

const FROM = '/client/pilot/ongoing/delivery-map'

export function LiveMapPage() {
  const t = useWords('liveMap')
  const { contract } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={<ViewSwitch active="map" tableHref={clientLinks.table('ONGOING')} mapHref={paths.liveMap('client')} />}
      />
      <DeliveryTabs role="CLIENT" active="ONGOING" hrefOf={clientLinks.table} />
      <LiveMapView
        role="CLIENT"
        contract={contract}
        onContract={(next) => void navigate({ search: { contract: next }, replace: true, resetScroll: false })}
        links={clientLinks}
      />
    </>
  )
}
