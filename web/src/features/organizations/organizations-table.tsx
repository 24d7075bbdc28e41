import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatNumber, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { PhoneNumber } from '../../ui/data/phone-number'
import { FilterBar } from '../../ui/form/filter-bar'
import { TextSearch } from '../../ui/form/text-search'
import { Beside } from '../../ui/layout/beside'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import { useRowPanel } from '../../ui/table/use-row-panel'
import { organizationsQuery, PER_PAGE, type OrganizationRow } from './organizations-query'
import type { OrganizationsSearch } from './organizations-search'
import type { OrganizationLinks } from './links'
import { OrganizationActions } from './organization-actions'

// Only who opens a row needs it.
const OrganizationPanel = lazyPart(() => import('./organization-panel'), 'OrganizationPanel')

interface Props {
  search: OrganizationsSearch
  onSearch: (change: Partial<OrganizationsSearch>, replace?: boolean) => void
  links: OrganizationLinks
}

const ownerOf = ({ owner }: OrganizationRow) =>
  owner ? `${owner.assigneeFirstName} ${owner.assigneeLastName}` : MISSING

/** Every organisation; for admins. Description 2.13. */
export function OrganizationsTable({ search, onSearch, links }: Props) {
  const t = useWords('organizations')
  const language = useLanguage()
  const found = useQuery(organizationsQuery(search))
  const phone = ({ owner }: OrganizationRow) =>
    owner?.assigneePhone ? <PhoneNumber e164={owner.assigneePhone} /> : MISSING
  const actions = (row: OrganizationRow) => <OrganizationActions organization={row} links={links} />
  const columns: Column<OrganizationRow>[] = [
    { key: 'name', header: t('organization'), sort: 'name', cell: (row) => <strong>{row.name}</strong> },
    { key: 'created', header: t('created'), sort: 'createdAt', cell: (row) => formatDate(row.createdAt, language) },
    { key: 'owner', header: t('owner'), cell: ownerOf },
    { key: 'phone', header: t('ownerPhone'), cell: phone },
    {
      key: 'members',
      header: t('totalMembers'),
      align: 'right',
      cell: (row) => formatNumber(row.totalMembers, language),
    },
    {
      key: 'deliveries',
      header: t('totalDeliveries'),
      align: 'right',
      cell: (row) => formatNumber(row.totalDeliveries, language),
    },
    {
      key: 'actions',
      header: t('actions'),
      align: 'right',
      cell: actions,
    },
  ]
  const { panel, isOpen, shown } = useRowPanel<OrganizationRow>({
    rows: found.data?.records ?? [],
    keyOf: (row) => row.slug,
    open: search.open,
    onOpen: (open, replace) => onSearch({ open }, replace),
  })
  const beside = isOpen && (
    <Suspense>
      <OrganizationPanel
        slug={search.open}
        href={links.details({ slug: search.open })}
        hrefOfDelivery={links.delivery}
        {...shown}
      />
    </Suspense>
  )
  return (
    <Beside panel={beside}>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={found.data?.records}
        total={found.data?.total}
        perPage={PER_PAGE}
        state={search}
        onState={({ page, orderBy, order }, replace) =>
          onSearch({ page, orderBy: orderBy as OrganizationsSearch['orderBy'], order }, replace)
        }
        rowKey={(row) => row.id}
        rowHref={links.details}
        panel={panel}
        rowLabel={(row) => t('open', { name: row.name })}
        card={(row) => (
          <FactsCard
            title={row.name}
            end={actions(row)}
            lines={[
              ownerOf(row),
              phone(row),
              [t('memberCount', { count: row.totalMembers }), t('deliveryCount', { count: row.totalDeliveries })].join(
                ' · ',
              ),
            ]}
          />
        )}
        fetching={found.isFetching && found.isPlaceholderData}
        error={found.isLoadingError ? t('failed') : undefined}
        onRetry={() => void found.refetch()}
        empty={search.search ? { title: t('noMatch'), text: t('noMatchText') } : { title: t('none') }}
        toolbar={
          <FilterBar
            search={
              <TextSearch
                fields={[{ value: 'search', label: t('search') }]}
                placeholder={t('searchPlaceholder')}
                values={search}
                onSearch={(_field, text, replace) => onSearch({ search: text, page: 0 }, replace)}
              />
            }
            onReset={() => onSearch({ search: '', page: 0 })}
          />
        }
      />
    </Beside>
  )
}
