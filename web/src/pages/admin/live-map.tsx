import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { LiveMapView } from '../../features/deliveries/live-map/live-map-view'
import { DeliveryTabs } from '../../features/deliveries/table/delivery-tabs'
import { ViewSwitch } from '../../features/deliveries/view-switch'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'
import { adminLinks } from './links'

const FROM = '/admin/pilot/ongoing/delivery-map'

export function LiveMapPage() {
  const t = useWords('liveMap')
  const { contract } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={<ViewSwitch active="map" tableHref={adminLinks.table('ONGOING')} mapHref={paths.liveMap('admin')} />}
      />
      <DeliveryTabs role="ADMIN" active="ONGOING" hrefOf={adminLinks.table} />
      <LiveMapView
        role="ADMIN"
        contract={contract}
        onContract={(next) => void navigate({ search: { contract: next }, replace: true, resetScroll: false })}
        links={adminLinks}
      />
    </>
  )
}
