import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { isFiltered } from '../../../lib/delivery-filter'
import { useWords } from '../../../lib/i18n'
import { Beside } from '../../../ui/layout/beside'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { DataTable } from '../../../ui/table/data-table'
import { useRowPanel } from '../../../ui/table/use-row-panel'
import type { DeliveryLinks } from '../links'
import { useColumns } from './columns'
import { Filters } from './filters'
import { RowActions } from './row-actions'
import { RowCard } from './row-card'
import { tableQuery, type TableRow } from './table-query'
import { TABLE_PAGE_SIZE } from './table-request'
import { searchOf, sortOf, type OnSearch, type TableSearch } from './table-search'

// Only who opens a row needs it.
const DeliveryPanel = lazyPart(() => import('../panel/delivery-panel'), 'DeliveryPanel')

interface Props {
  role: 'ADMIN' | 'CLIENT'
  tab: DeliveryTab
  search: TableSearch
  onSearch: OnSearch
  links: DeliveryLinks
  go: (href: string) => void
}

/** One tab of the deliveries. Filters, order and page are in the URL. */
export function DeliveryTable({ role, tab, search: requested, onSearch, links, go }: Props) {
  const t = useWords('deliveries')
  const search = searchOf(role, tab, requested)
  const page = useQuery(tableQuery(role, tab, search))
  const actions = (row: TableRow) => <RowActions row={row} links={links} go={go} />
  const { panel, isOpen, shown } = useRowPanel<TableRow>({
    rows: page.data?.records ?? [],
    keyOf: (row) => row.publicId,
    open: search.open,
    onOpen: (open, replace) => onSearch({ open }, replace),
  })
  return (
    <Beside
      panel={
        isOpen && (
          <Suspense>
            <DeliveryPanel role={role} contract={search.open} links={links} go={go} tab={tab} {...shown} />
          </Suspense>
        )
      }
    >
      <DataTable
        caption={t('table.caption', { tab: t(`tab.${tab}`) })}
        columns={useColumns(role, tab, actions)}
        rows={page.data?.records}
        total={page.data?.total}
        perPage={TABLE_PAGE_SIZE}
        state={{ page: search.page, orderBy: search.orderBy, order: search.order }}
        onState={({ page: next, orderBy, order }, replace) =>
          onSearch({ page: next, orderBy: sortOf(orderBy), order }, replace)
        }
        rowKey={(row) => row.id}
        rowHref={links.detail}
        panel={panel}
        rowLabel={(row) => t('table.open', { contract: row.publicId })}
        card={(row) => <RowCard row={row} tab={tab} actions={actions(row)} />}
        fetching={page.isFetching && page.isPlaceholderData}
        error={page.isError && !page.data ? t('table.loadError') : undefined}
        onRetry={() => void page.refetch()}
        empty={
          isFiltered(search)
            ? { title: t('table.noMatch'), text: t('table.noMatchText') }
            : { title: t('table.empty'), text: t('table.emptyText') }
        }
        toolbar={<Filters role={role} tab={tab} search={search} onSearch={onSearch} />}
      />
    </Beside>
  )
}
