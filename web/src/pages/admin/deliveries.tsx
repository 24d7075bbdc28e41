import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { useGo } from '../../lib/use-go'
import { NewDelivery } from '../../features/deliveries/new-delivery'
import { ExportButton } from '../../features/deliveries/table/export-button'
import { DeliveryTable } from '../../features/deliveries/table/delivery-table'
import { DeliveryTabs } from '../../features/deliveries/table/delivery-tabs'
import { ViewSwitch } from '../../features/deliveries/view-switch'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'
import { adminLinks } from './links'

const FROM = '/admin/pilot/delivery-table/$status'

export function DeliveriesPage() {
  const t = useWords('deliveries')
  const { tab } = useRouteContext({ from: FROM })
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <PageHeader
        title={t('table.title')}
        actions={
          <>
            {tab === 'ONGOING' && (
              <ViewSwitch active="table" tableHref={adminLinks.table('ONGOING')} mapHref={paths.liveMap('admin')} />
            )}
            <ExportButton tab={tab} search={search} />
            <NewDelivery hrefOf={adminLinks.create} />
          </>
        }
      />
      <DeliveryTabs role="ADMIN" active={tab} hrefOf={adminLinks.table} />
      <DeliveryTable
        key={tab}
        role="ADMIN"
        tab={tab}
        search={search}
        onSearch={(change, replace = false) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
        }
        links={adminLinks}
        go={useGo()}
      />
    </>
  )
}
