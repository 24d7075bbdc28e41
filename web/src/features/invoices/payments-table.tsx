import type { ReactNode } from 'react'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SUBSCRIPTION_TIERS } from '@volant/domain/drivers/subscriptions'
import { parisDate } from '@volant/domain/kernel/time'
import { formatDate, formatMonth, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { StatusBadge } from '../../ui/badges/status-badge'
import { Mono } from '../../ui/data/mono'
import { Link } from '../../ui/layout/link'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { DownloadButton } from './download-button'
import type { PaymentsSearch } from './invoices-search'
import { PaymentActions } from './payment-actions'
import { PaymentAmount } from './payment-amount'
import { TONE_OF } from './payment-tone'
import { paymentsQuery, type PaymentKind, type PaymentRow } from './payments-query'

/** Where the cells of a payment lead, which the page knows. */
export interface PaymentLinks {
  readonly driver: (driver: NonNullable<PaymentRow['driver']>) => string
  readonly delivery: (contract: string) => string
}

interface Props {
  kind: PaymentKind
  caption: string
  perPage: number
  search: PaymentsSearch
  onSearch: (change: Partial<PaymentsSearch>, replace?: boolean) => void
  links: PaymentLinks
  /** Of this driver only, on whose page the table stands. */
  driverId?: string
  toolbar?: ReactNode
}

const nameOf = (row: PaymentRow) => row.driver?.fullName ?? MISSING

/** Payments of drivers with what the office can do about each; for maintainers and super administrators. Description 2.17. */
export function PaymentsTable({ kind, caption, perPage, search, onSearch, links, driverId, toolbar }: Props) {
  const t = useWords('invoices')
  const language = useLanguage()
  const found = useQuery(paymentsQuery(kind, search, perPage, driverId))
  const emptyText = kind === 'subscription' && driverId !== undefined ? 'subscriptionHere' : kind
  const date = (row: PaymentRow) => formatDate(row.createdAt, language)
  const status = (row: PaymentRow) => <StatusBadge tone={TONE_OF[row.status]} label={t(`status.${row.status}`)} />
  const amount = (row: PaymentRow) => <PaymentAmount payment={row} />
  const driver = (row: PaymentRow) => row.driver && <Link href={links.driver(row.driver)}>{nameOf(row)}</Link>
  const contract = ({ contract: number }: PaymentRow) =>
    number && (
      <Link href={links.delivery(number)}>
        <Mono>{number}</Mono>
      </Link>
    )
  const month = (row: PaymentRow) => formatMonth(row.month, language)
  const tier = (row: PaymentRow) => {
    const known = SUBSCRIPTION_TIERS.find((one) => one === row.subscription?.id)
    return known ? t(`tier.${known}`) : MISSING
  }
  const subject = (row: PaymentRow) =>
    kind === 'delivery' ? <Mono>{row.contract}</Mono> : `${month(row)} · ${tier(row)}`
  const download = (row: PaymentRow) => (
    <DownloadButton id={row.id} fileName={`${nameOf(row)} ${parisDate(new Date(row.createdAt))}.pdf`} />
  )
  const actions = (row: PaymentRow) => <PaymentActions payment={row} />
  const columns: Column<PaymentRow>[] = [
    ...(driverId ? [] : [{ key: 'driver', header: t('driver'), cell: driver }]),
    kind === 'delivery'
      ? { key: 'contract', header: t('contract'), cell: contract }
      : {
          key: 'subscription',
          header: t('subscription'),
          cell: (row) => <TwoLines first={month(row)} second={tier(row)} />,
        },
    { key: 'created', header: t('created'), sort: 'createdAt', cell: date },
    { key: 'status', header: t('state'), sort: 'status', cell: status },
    { key: 'amount', header: t(`amount.${kind}`), align: 'right', sort: 'amount', cell: amount },
    ...(kind === 'delivery' ? [{ key: 'pdf', header: t('pdf'), align: 'right', cell: download } as const] : []),
    { key: 'actions', header: t('actions'), align: 'right', cell: actions },
  ]
  const { rowHref, rowLabel } = opening(kind, links, driverId, t)
  const filtered = search.search !== '' || search.from !== undefined || search.to !== undefined
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={found.data?.records}
      total={found.data?.total}
      perPage={perPage}
      state={search}
      onState={({ page, orderBy, order }, replace) =>
        onSearch({ page, orderBy: orderBy as PaymentsSearch['orderBy'], order }, replace)
      }
      rowKey={(row) => row.id}
      rowHref={rowHref}
      rowLabel={rowLabel}
      card={(row) => (
        <FactsCard
          title={driverId ? date(row) : nameOf(row)}
          end={
            <Group gap={4} wrap="nowrap">
              {kind === 'delivery' && download(row)}
              {actions(row)}
            </Group>
          }
          lines={[subject(row), status(row), !driverId && date(row), amount(row)]}
        />
      )}
      fetching={found.isFetching && found.isPlaceholderData}
      error={found.isLoadingError ? t('failed') : undefined}
      onRetry={() => void found.refetch()}
      empty={
        filtered
          ? { title: t('noMatch'), text: t('noMatchText') }
          : { title: t('noPayment'), text: t(`noPaymentText.${emptyText}`) }
      }
      toolbar={toolbar}
    />
  )
}

/** What a row opens: the delivery it pays, or the driver who subscribes; on the page of that driver nothing more. */
function opening(
  kind: PaymentKind,
  links: PaymentLinks,
  driverId: string | undefined,
  t: ReturnType<typeof useWords<'invoices'>>,
) {
  if (kind === 'delivery')
    return {
      rowHref: ({ contract = '' }: PaymentRow) => links.delivery(contract),
      rowLabel: ({ contract }: PaymentRow) => t('open', { contract }),
    }
  if (driverId) return {}
  return {
    rowHref: ({ driver }: PaymentRow) => (driver ? links.driver(driver) : ''),
    rowLabel: (row: PaymentRow) => t('openDriver', { name: nameOf(row) }),
  }
}
