import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Member } from '@volant/contract/rest/organizations'
import { RANK } from '@volant/domain/kernel/actor'
import { MISSING } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { sessionQuery } from '../../lib/session'
import { PhoneNumber } from '../../ui/data/phone-number'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import { MemberActions } from './member-actions'
import { peopleQuery, type People } from './organizations-query'
import type { MembersSearch } from './organizations-search'
import { nameOf } from './use-people'

const NOBODY = { members: 'noMembers', managers: 'noManagers', owners: 'noOwners' } as const

interface Props {
  who: People
  search: MembersSearch
  onPage: (page: number, replace?: boolean) => void
  /** Names the organisation for admins; clients see their own. */
  slug?: string
  /** The page of a person, where the viewer may read one. */
  hrefOf?: (person: Member) => string
}

/** The members, the managers or the owners of an organisation. */
export function PeopleTable({ who, search, onPage, slug, hrefOf }: Props) {
  const t = useWords('organizations')
  const found = useQuery(peopleQuery(who, search, slug))
  const { data: session } = useSuspenseQuery(sessionQuery)
  const mayChange = session.rank !== RANK.SUPPORT
  const phone = (row: Member) => (row.assigneePhone ? <PhoneNumber e164={row.assigneePhone} /> : MISSING)
  const columns: Column<Member>[] = [
    { key: 'name', header: t('person'), cell: (row) => <strong>{nameOf(row)}</strong> },
    { key: 'email', header: t('email'), cell: (row) => row.assigneeEmail },
    { key: 'phone', header: t('phone'), cell: phone },
    { key: 'function', header: t('function'), cell: (row) => row.assigneeFunction ?? MISSING },
    { key: 'service', header: t('service'), cell: (row) => row.assigneeService ?? MISSING },
    ...(mayChange
      ? [
          {
            key: 'actions',
            header: t('actions'),
            align: 'right',
            cell: (row) => <MemberActions person={row} />,
          } satisfies Column<Member>,
        ]
      : []),
  ]
  return (
    <DataTable
      caption={t(who)}
      columns={columns}
      rows={found.data?.records}
      total={found.data?.total}
      perPage={search.take}
      state={{ page: search.page }}
      onState={(next, replace) => onPage(next.page, replace)}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      rowLabel={(row) => t('personOf', { name: nameOf(row) })}
      card={(row) => (
        <FactsCard
          title={nameOf(row)}
          lines={[
            row.assigneeEmail,
            phone(row),
            [row.assigneeFunction, row.assigneeService].filter(Boolean).join(', '),
            mayChange && <MemberActions key="actions" person={row} />,
          ]}
        />
      )}
      fetching={found.isFetching && found.isPlaceholderData}
      error={found.isLoadingError ? t('failed') : undefined}
      onRetry={() => void found.refetch()}
      empty={{ title: t(NOBODY[who]), text: t('nobodyText') }}
    />
  )
}
