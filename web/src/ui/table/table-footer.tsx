import { Pagination } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import classes from './table-footer.module.css'

interface Props {
  page: number
  perPage: number
  total: number | undefined
  onPage: (page: number) => void
  /** The accessible name of the pagination. */
  label: string
}

const CONTROLS = { first: 'firstPage', previous: 'previousPage', next: 'nextPage', last: 'lastPage' } as const

export function TableFooter({ page, perPage, total, onPage, label }: Props) {
  const t = useWords('ui')
  const pages = Math.max(1, Math.ceil((total ?? 0) / perPage))
  const from = page * perPage + 1
  const to = Math.min((page + 1) * perPage, total ?? 0)
  return (
    <div className={classes.footer}>
      <span className={classes.range} aria-live="polite">
        {total === undefined ? '\u00a0' : t('range', { from: Math.min(from, total), to, total })}
      </span>
      {pages > 1 && (
        <nav aria-label={label}>
          <Pagination
            size="sm"
            radius={8}
            total={pages}
            value={page + 1}
            onChange={(next) => onPage(next - 1)}
            getControlProps={(control) => ({ 'aria-label': t(CONTROLS[control]) })}
            getItemProps={(item) => ({ 'aria-label': t('page', { page: item }) })}
          />
        </nav>
      )}
    </div>
  )
}
