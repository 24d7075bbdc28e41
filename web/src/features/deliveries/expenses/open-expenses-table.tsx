import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { formatDateTime, formatMoney, MISSING } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Money } from '../../../ui/data/money'
import { Mono } from '../../../ui/data/mono'
import { Link } from '../../../ui/layout/link'
import { DataTable } from '../../../ui/table/data-table'
import { FactsCard } from '../../../ui/table/facts-card'
import type { Column } from '../../../ui/table/table'
import { TwoLines } from '../../../ui/table/two-lines'
import { DecideButton } from './decide-button'
import { openExpensesQuery, type OpenExpense } from './expense-queries'
import { OpenedDecision } from './opened-decision'
import { Receipt } from './receipt'

/** About as many as wait on a busy morning. */
const SKELETONS = 5

/** What drivers laid out and nobody has decided on yet, of all missions. @param delivery the page of a contract */
export function OpenExpensesTable({ delivery }: { delivery: (contract: string) => string }) {
  const t = useWords('expenses')
  const language = useLanguage()
  const words = useApiErrorWords()
  const found = useQuery(openExpensesQuery)
  const [opened, setOpened] = useState<OpenExpense>()
  const receipt = ({ photo }: OpenExpense) => <Receipt photo={photo} />
  const kind = (row: OpenExpense) => <TwoLines first={t(`kind.${row.kind}`)} second={row.text} />
  const contract = (row: OpenExpense) => (
    <TwoLines
      first={
        <Link href={delivery(String(row.contract))}>
          <Mono>{row.contract}</Mono>
        </Link>
      }
      second={`${row.from ?? MISSING} → ${row.to ?? MISSING}`}
    />
  )
  const amount = (row: OpenExpense) => <Money euros={row.amount} suffix="TTC" />
  const price = (row: OpenExpense) => <Money euros={row.price} suffix="HT" />
  const decide = (row: OpenExpense) => <DecideButton expense={row} onClick={() => setOpened(row)} />
  const columns: Column<OpenExpense>[] = [
    { key: 'receipt', header: t('receipt'), cell: receipt },
    { key: 'kind', header: t('list.kind'), cell: kind },
    { key: 'driver', header: t('list.driver'), cell: (row) => row.driverName },
    { key: 'contract', header: t('list.mission'), cell: contract },
    { key: 'price', header: t('list.price'), align: 'right', priority: 2, cell: price },
    { key: 'captured', header: t('list.paidAt'), priority: 3, cell: (row) => formatDateTime(row.capturedAt) },
    { key: 'amount', header: t('list.amount'), align: 'right', cell: amount },
    { key: 'decide', header: t('decision'), align: 'right', cell: decide },
  ]
  return (
    <>
      <DataTable
        caption={t('list.title')}
        columns={columns}
        rows={found.data}
        total={found.data?.length}
        paged={false}
        perPage={SKELETONS}
        state={{ page: 0 }}
        onState={() => undefined}
        rowKey={(row) => row.id}
        card={(row) => (
          <FactsCard
            title={t(`kind.${row.kind}`)}
            end={amount(row)}
            lines={[
              row.text,
              t('by', { name: row.driverName, at: formatDateTime(row.capturedAt) }),
              contract(row),
              t('list.agreed', { price: formatMoney(row.price, language, 'HT') }),
              receipt(row),
              decide(row),
            ]}
          />
        )}
        error={found.isLoadingError ? words(found.error) : undefined}
        onRetry={() => void found.refetch()}
        empty={{ title: t('list.none'), text: t('list.noneText') }}
      />
      {opened && <OpenedDecision key={opened.id} opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
