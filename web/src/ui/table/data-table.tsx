import { useMediaQuery } from '@mantine/hooks'
import { IconWifiOff } from '@tabler/icons-react'
import { EmptyState } from '../feedback/empty-state'
import { ErrorState } from '../feedback/error-state'
import { useWords } from '../../lib/i18n'
import { useOnline } from '../../lib/use-online'
import { useRovingFocus } from '../layout/use-roving-focus'
import { CardList, CardSkeletons } from './card-list'
import { DataRow } from './data-row'
import { HeadCell } from './head-cell'
import { SkeletonRows } from './skeleton-rows'
import type { DataTableProps } from './table'
import { TableFooter } from './table-footer'
import { useLastPage } from './use-last-page'
import { useScrollEdges } from './use-scroll-edges'
import classes from './data-table.module.css'

/** A table that the server sorts and paginates. The caller holds the state, usually in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const t = useWords('ui')
  const online = useOnline()
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const { total, state, onState, perPage = 10, paged = true } = props
  const { page } = state
  const found = { page, perPage, rows: paged ? props.rows?.length : undefined, total, fetching: props.fetching }
  const beyond = useLastPage(found, (last) => onState({ ...state, page: last }, true))
  const rows = beyond ? undefined : props.rows
  const away = !rows && !online
  return (
    <div className={classes.frame} aria-busy={!away && (props.fetching || (!rows && !props.error))}>
      {props.toolbar && <div className={classes.toolbar}>{props.toolbar}</div>}
      {props.fetching && <div className={classes.progress} />}
      {props.error ? (
        <ErrorState text={props.error} onRetry={props.onRetry} />
      ) : rows && rows.length === 0 ? (
        <EmptyState title={props.empty?.title ?? t('empty')} text={props.empty?.text} action={props.empty?.action} />
      ) : away ? (
        <EmptyState icon={<IconWifiOff size={24} stroke={1.6} />} title={t('offline.title')} text={t('offline.text')} />
      ) : phone ? (
        rows ? (
          <CardList {...props} rows={rows} />
        ) : (
          <CardSkeletons count={perPage} />
        )
      ) : (
        <Grid {...props} rows={rows} perPage={perPage} />
      )}
      {paged && !props.error && !away && (total === undefined || total > 0) && (
        <TableFooter
          page={page}
          perPage={perPage}
          total={total}
          onPage={(next) => onState({ ...state, page: next })}
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
    <div className={classes.scroll} ref={useScrollEdges()}>
      <table className={classes.table}>
        <caption className={classes.caption}>{props.caption}</caption>
        <thead>
          <tr {...useRovingFocus<HTMLTableRowElement>('button')}>
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
