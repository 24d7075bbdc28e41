import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/empty-state'
import { ErrorState } from '../feedback/error-state'
import { useWords } from '../../lib/i18n'
import { CardList, CardSkeletons } from './card-list'
import { DataRow } from './data-row'
import { HeadCell } from './head-cell'
import { SkeletonRows } from './skeleton-rows'
import { TableFooter } from './table-footer'
import classes from './data-table.module.css'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'right'
  width?: number | string
  /** The field the server sorts by; without it the column can't be sorted. */
  sort?: string
}

export interface TableState {
  /** 0-based, as in the URL. */
  page: number
  orderBy?: string
  order?: 'asc' | 'desc'
}

export interface DataTableProps<Row> {
  /** The table's name for a screen reader. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined
  total: number | undefined
  perPage?: number
  state: TableState
  onState: (next: TableState) => void
  rowKey: (row: Row) => string
  /** Where a row leads; with it each row ends in a details link and is a target as a whole. */
  rowHref?: (row: Row) => string
  rowLabel?: (row: Row) => string
  /** The row as a card, below 768 px. */
  card: (row: Row) => ReactNode
  /** True while a later page replaces the one shown. */
  fetching?: boolean
  /** What went wrong, in words. */
  error?: string
  onRetry?: () => void
  empty?: { title: string; text?: string; action?: ReactNode }
  /** Filters and chips above the head. */
  toolbar?: ReactNode
}

/** A table that the server sorts and pages. The state lives with the caller, usually in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const t = useWords('ui')
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const { rows, total, state, onState, perPage = 10 } = props
  return (
    <div className={classes.frame} aria-busy={props.fetching || (!rows && !props.error)}>
      {props.toolbar && <div className={classes.toolbar}>{props.toolbar}</div>}
      {props.fetching && <div className={classes.progress} />}
      {props.error ? (
        <ErrorState text={props.error} onRetry={props.onRetry} />
      ) : rows && rows.length === 0 ? (
        <EmptyState title={props.empty?.title ?? t('empty')} text={props.empty?.text} action={props.empty?.action} />
      ) : phone ? (
        rows ? (
          <CardList {...props} rows={rows} />
        ) : (
          <CardSkeletons count={perPage} />
        )
      ) : (
        <Grid {...props} perPage={perPage} />
      )}
      {!props.error && (total === undefined || total > 0) && (
        <TableFooter
          page={state.page}
          perPage={perPage}
          total={total}
          onPage={(page) => onState({ ...state, page })}
          label={t('pages')}
        />
      )}
    </div>
  )
}

function Grid<Row>(props: DataTableProps<Row> & { perPage: number }) {
  const t = useWords('ui')
  const { columns, rows, state, onState, rowHref } = props
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption className={classes.caption}>{props.caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} state={state} onState={onState} />
            ))}
            {rowHref && (
              <th className={classes.end} scope="col">
                <span className={classes.caption}>{t('details')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            rows.map((row) => <DataRow key={props.rowKey(row)} row={row} {...props} />)
          ) : (
            <SkeletonRows columns={columns} rows={props.perPage} linked={Boolean(rowHref)} />
          )}
        </tbody>
      </table>
    </div>
  )
}
