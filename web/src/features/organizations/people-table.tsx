import { useQuery } from '@tanstack/react-query'
import type { Member } from '@volant/contract/rest/organizations'
import { MISSING } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { PhoneNumber } from '../../ui/data/phone-number'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import { peopleQuery, PER_PAGE } from './organizations-query'

interface Props {
  who: 'members' | 'managers'
  page: number
  onPage: (page: number) => void
}

const nameOf = (row: Member) => `${row.assigneeFirstName} ${row.assigneeLastName}`

/** The members or the managers of the viewer's own organisation. */
export function PeopleTable({ who, page, onPage }: Props) {
  const t = useWords('organizations')
  const found = useQuery(peopleQuery(who, page))
  const phone = (row: Member) => (row.assigneePhone ? <PhoneNumber e164={row.assigneePhone} /> : MISSING)
  const columns: Column<Member>[] = [
    { key: 'name', header: t('person'), cell: (row) => <strong>{nameOf(row)}</strong> },
    { key: 'email', header: t('email'), cell: (row) => row.assigneeEmail },
    { key: 'phone', header: t('phone'), cell: phone },
    { key: 'function', header: t('function'), cell: (row) => row.assigneeFunction ?? MISSING },
    { key: 'service', header: t('service'), cell: (row) => row.assigneeService ?? MISSING },
  ]
  return (
    <DataTable
      caption={t(who)}
      columns={columns}
      rows={found.data?.records}
      total={found.data?.total}
      perPage={PER_PAGE}
      state={{ page }}
      onState={(next) => onPage(next.page)}
      rowKey={(row) => row.id}
      card={(row) => (
        <FactsCard
          title={nameOf(row)}
          lines={[
            row.assigneeEmail,
            phone(row),
            [row.assigneeFunction, row.assigneeService].filter(Boolean).join(', '),
          ]}
        />
      )}
      fetching={found.isFetching && found.isPlaceholderData}
      error={found.isLoadingError ? t('failed') : undefined}
      onRetry={() => void found.refetch()}
      empty={{ title: t(who === 'members' ? 'noMembers' : 'noManagers') }}
    />
  )
}
