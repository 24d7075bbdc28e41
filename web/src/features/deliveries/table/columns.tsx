import type { ReactNode } from 'react'
import { CANCELLED_GROUP, isIn } from '@volant/domain/deliveries/statuses'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { useWords } from '../../../lib/i18n'
import { Money } from '../../../ui/data/money'
import type { Column } from '../../../ui/table/table'
import { DeliveryStatusBadge, UnfinishedBadge } from '../delivery-badges'
import { storedStatus } from '../links'
import { isUnfinished } from '../unfinished'
import { CancelledBy, Contract, Customer, Deadline, Journey, Moment, Remaining, Slack, Vehicle } from './cells'
import type { TableRow } from './table-query'
import { timeSorts } from './time-sorts'
import classes from './cells.module.css'

/**
 * The status cell of a row: an alert is shown as waiting, a cancelled delivery with who cancelled it, a request
 * that was never finished as one to complete.
 */
export function statusCell(row: TableRow, tab: DeliveryTab): ReactNode {
  const status = storedStatus(row.status)
  if (tab === 'CANCELLED' && status && isIn(status, CANCELLED_GROUP)) return <CancelledBy status={row.status} />
  if (isUnfinished(row)) return <UnfinishedBadge />
  return <DeliveryStatusBadge status={tab === 'ALERT' ? 'ALERT' : row.status} />
}

/** The columns of a tab for a role: clients see no organisation, no offers and no margin. Description 2.2. */
export function useColumns(
  role: 'ADMIN' | 'CLIENT',
  tab: DeliveryTab,
  actions: (row: TableRow) => ReactNode,
): Column<TableRow>[] {
  const t = useWords('deliveries')
  const judged = useWords('punctuality')
  const cancelled = tab === 'CANCELLED'
  const { remaining, punctuality } = timeSorts(tab)
  // beside the time left it gives way early, for the deadline says whether it will be missed; a client's table has fewer columns
  const judgedLast = remaining === 'carPickUpDate' && tab !== 'ALERT'
  const office: Column<TableRow>[] = [
    {
      key: 'offers',
      header: t('table.offers'),
      // they are counted while they come
      priority: tab === 'WAITING_FOR_DRIVER' ? 3 : 4,
      align: 'right',
      sort: 'number_of_offers',
      cell: (row) => row.number_of_offers,
    },
  ]
  const margin: Column<TableRow> = {
    key: 'margin',
    header: t('table.margin'),
    priority: judgedLast || tab === 'COMPLETED' || cancelled ? 3 : 4,
    align: 'right',
    sort: 'margin',
    cell: (row) => (
      <span className={classes.money}>
        <Money euros={row.margin} />
      </span>
    ),
  }
  return [
    { key: 'contract', header: t('table.contract'), sort: 'id', cell: (row) => <Contract row={row} /> },
    {
      key: 'status',
      header: t(cancelled ? 'table.cancelledBy' : 'table.status'),
      sort: 'status',
      cell: (row) => statusCell(row, tab),
    },
    {
      key: 'client',
      header: t('table.client'),
      sort: 'clientLastName',
      cell: (row) => <Customer row={row} />,
    },
    { key: 'journey', header: t('table.journey'), cell: (row) => <Journey row={row} /> },
    { key: 'vehicle', header: t('table.vehicle'), priority: 2, cell: (row) => <Vehicle row={row} /> },
    tab === 'COMPLETED'
      ? {
          key: 'completedAt',
          header: t('table.completedAt'),
          sort: 'completedAt',
          cell: (row) => <Moment at={row.completedAt} />,
        }
      : cancelled
        ? {
            key: 'cancelledAt',
            header: t('table.cancelledAt'),
            sort: 'cancelledAt',
            cell: (row) => <Moment at={row.cancelledAt} />,
          }
        : {
            key: 'deadline',
            header: t('table.deadline'),
            sort: 'carDeliveryDeadline',
            cell: (row) => <Deadline row={row} />,
          },
    ...(remaining
      ? [
          {
            key: 'remaining',
            header: t('table.remaining'),
            sort: remaining,
            firstOrder: 'asc' as const,
            cell: (row: TableRow) => <Remaining row={row} />,
          },
        ]
      : []),
    ...(punctuality
      ? [
          {
            key: 'punctuality',
            header: judged('title'),
            priority: judgedLast ? (role === 'ADMIN' ? (4 as const) : (2 as const)) : undefined,
            sort: punctuality,
            firstOrder: 'asc' as const,
            cell: (row: TableRow) => <Slack row={row} />,
          },
        ]
      : []),
    ...(role === 'ADMIN' ? office : []),
    {
      key: 'price',
      header: t('table.price'),
      // on its way, a delivery is looked at for when it arrives
      priority: tab === 'ONGOING' ? 2 : undefined,
      align: 'right',
      sort: 'clientFinalPrice',
      cell: (row) => (
        <span className={classes.strong}>
          <Money euros={row.clientFinalPrice ?? row.clientInitialPrice} />
        </span>
      ),
    },
    ...(role === 'ADMIN' ? [margin] : []),
    { key: 'actions', header: t('table.actions'), width: 44, align: 'right', pinned: true, cell: actions },
  ]
}
