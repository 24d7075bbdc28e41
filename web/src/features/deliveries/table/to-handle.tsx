import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { RANK } from '@volant/domain/kernel/actor'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords, withWords } from '../../../lib/i18n'
import { useSession } from '../../../lib/session'
import { Beside } from '../../../ui/layout/beside'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import type { Column } from '../../../ui/table/table'
import { DataTable } from '../../../ui/table/data-table'
import { useRowPanel } from '../../../ui/table/use-row-panel'
import { DeliveryStatusBadge } from '../delivery-badges'
import { openExpensesQuery } from '../expenses/expense-queries'
import type { DeliveryLinks } from '../links'
import { Contract, Customer, Deadline, Journey, Reason } from './cells'
import type { ToHandleQuery } from './queries.generated'
import { RowCard } from './row-card'
import { RowsSection } from './rows-section'
import { ROWS_TO_HANDLE, toHandleQuery } from './to-handle-query'

// Only who opens a row needs it.
const DeliveryPanel = lazyPart(() => import('../panel/delivery-panel'), 'DeliveryPanel')

const OpenProblems = lazyPart(() => withWords(import('../problems/open-problems'), 'problems'), 'OpenProblems')

type Row = ToHandleQuery['findAllDeliveries']['records'][number]

function useRows(): Column<Row>[] {
  const t = useWords('deliveries')
  return [
    { key: 'contract', header: t('table.contract'), cell: (row) => <Contract row={row} /> },
    { key: 'reason', header: t('table.reason'), cell: (row) => <Reason row={row} /> },
    { key: 'journey', header: t('table.journey'), cell: (row) => <Journey row={row} /> },
    { key: 'client', header: t('table.client'), cell: (row) => <Customer row={row} /> },
    { key: 'status', header: t('table.status'), cell: (row) => <DeliveryStatusBadge status={row.status} /> },
    { key: 'deadline', header: t('table.deadline'), cell: (row) => <Deadline row={row} /> },
  ]
}

interface Props {
  links: DeliveryLinks
  /** Where expenses of drivers wait for a decision. */
  expenses: string
  go: (href: string) => void
  /** The contract number of the delivery in the panel; empty for none. */
  open: string
  onOpen: (contract: string, replace: boolean) => void
}

/** What needs the office's hand now: late, tight or without an offer shortly before the deadline. */
export function ToHandle({ links, expenses, go, open, onOpen }: Props) {
  const t = useWords('stats')
  const rows = useWords('deliveries')
  const words = useApiErrorWords()
  const [page, setPage] = useState(0)
  const found = useQuery(toHandleQuery(page))
  const handlesPayments = useSession().rank <= RANK.MAINTAINER
  const { data: waiting = [] } = useQuery({ ...openExpensesQuery, enabled: handlesPayments })
  const toExpenses = { href: expenses, label: t('toHandle.expenses', { number: waiting.length }) }
  const { panel, isOpen, shown } = useRowPanel<Row>({
    rows: found.data?.records ?? [],
    keyOf: (row) => row.publicId,
    open,
    onOpen,
  })
  const beside = isOpen && (
    <Suspense>
      <DeliveryPanel role="ADMIN" contract={open} links={links} go={go} tab="ALERT" {...shown} />
    </Suspense>
  )
  return (
    <Beside panel={beside}>
      <RowsSection
        title={t('toHandle.title')}
        text={t('toHandle.text')}
        all={waiting.length > 0 ? toExpenses : undefined}
      >
        <Suspense>
          <OpenProblems onOpen={(contract) => onOpen(contract, false)} />
        </Suspense>
        <DataTable
          caption={t('toHandle.title')}
          columns={useRows()}
          perPage={ROWS_TO_HANDLE}
          rows={found.data?.records}
          total={found.data?.total}
          state={{ page }}
          onState={(next) => setPage(next.page)}
          rowKey={(row) => row.id}
          rowHref={links.detail}
          panel={panel}
          rowLabel={(row) => rows('table.open', { contract: row.publicId })}
          card={(row) => <RowCard row={row} tab="ONGOING" reason={<Reason row={row} />} />}
          fetching={found.isFetching && found.isPlaceholderData}
          error={found.isLoadingError ? words(found.error) : undefined}
          onRetry={() => void found.refetch()}
          empty={{ title: t('toHandle.none'), text: t('toHandle.noneText') }}
        />
      </RowsSection>
    </Beside>
  )
}
