import { useQuery } from '@tanstack/react-query'
import type { AdminRank } from '@volant/domain/kernel/actor'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { StatusBadge } from '../../ui/badges/status-badge'
import { FilterBar } from '../../ui/form/filter-bar'
import { TextSearch } from '../../ui/form/text-search'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import type { AdminsSearch } from './admins-search'
import { ADMINS_PAGE_SIZE, adminsQuery, type AdminRow } from './admins-query'
import { AdminActions } from './admin-actions'

const TONE_OF = { CONFIRMED: 'green', UNCONFIRMED: 'amber', FORCE_CHANGE_PASSWORD: 'amber', DISABLED: 'red' } as const
const STATES = ['CONFIRMED', 'UNCONFIRMED', 'FORCE_CHANGE_PASSWORD', 'DISABLED'] as const

interface Props {
  rank: AdminRank
  caption: string
  search: AdminsSearch
  onSearch: (change: Partial<AdminsSearch>, replace?: boolean) => void
  hrefOf: (admin: AdminRow) => string
}

/** The administrators of one rank, for super administrators. Description 2.14. */
export function AdminsTable({ rank, caption, search, onSearch, hrefOf }: Props) {
  const t = useWords('admins')
  const language = useLanguage()
  const found = useQuery(adminsQuery(rank, search))
  const state = (row: AdminRow) => {
    const key = STATES.find((known) => known === row.status) ?? 'UNCONFIRMED'
    return <StatusBadge tone={TONE_OF[key]} label={t(`state.${key}`)} />
  }
  const columns: Column<AdminRow>[] = [
    {
      key: 'name',
      header: t('name'),
      sort: 'lastName',
      cell: (row) => (
        <strong>
          {row.firstName} {row.lastName}
        </strong>
      ),
    },
    { key: 'email', header: t('email'), sort: 'email', cell: (row) => row.email },
    { key: 'state', header: t('account'), cell: state },
    { key: 'since', header: t('since'), sort: 'createdAt', cell: (row) => formatDate(row.createdAt, language) },
    { key: 'actions', header: t('actions'), align: 'right', cell: (row) => <AdminActions admin={row} /> },
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={found.data?.records}
      total={found.data?.total}
      perPage={ADMINS_PAGE_SIZE}
      state={search}
      onState={({ page, orderBy, order }, replace) =>
        onSearch({ page, orderBy: orderBy as AdminsSearch['orderBy'], order }, replace)
      }
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      rowLabel={({ firstName, lastName }) => t('open', { name: `${firstName} ${lastName}` })}
      marked={(row) => row.id === search.focus}
      card={(row) => (
        <FactsCard
          title={`${row.firstName} ${row.lastName}`}
          end={state(row)}
          lines={[
            row.email,
            t('sinceDate', { date: formatDate(row.createdAt, language) }),
            <AdminActions key="actions" admin={row} />,
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
  )
}
