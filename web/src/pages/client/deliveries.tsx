import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { useGo } from '../../lib/use-go'
import { NewDelivery } from '../../features/deliveries/new-delivery'
import { DeliveryTable } from '../../features/deliveries/table/delivery-table'
import { DeliveryTabs } from '../../features/deliveries/table/delivery-tabs'
import { ViewSwitch } from '../../features/deliveries/view-switch'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'
import { clientLinks } from './links'

const FROM = '/client/pilot/delivery-table/$status'

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
              <ViewSwitch active="table" tableHref={clientLinks.table('ONGOING')} mapHref={paths.liveMap('client')} />
            )}
            <NewDelivery hrefOf={clientLinks.create} />
          </>
        }
      />
      <DeliveryTabs role="CLIENT" active={tab} hrefOf={clientLinks.table} />
      <DeliveryTable
        key={tab}
        role="CLIENT"
        tab={tab}
        search={search}
        onSearch={(change, replace = false) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
        }
        links={clientLinks}
        go={useGo()}
      />
    </>
  )
}
