import { Skeleton } from '@mantine/core'
import { Link } from '../layout/link'
import { moveRowFocus } from './data-row'
import type { DataTableProps } from './table'
import classes from './card-list.module.css'

/** The table on a phone: one card for each row. */
export function CardList<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { rows, rowKey, rowHref, rowLabel, marked, card, caption } = props
  return (
    <ul className={classes.list} aria-label={caption}>
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          className={classes.card}
          data-linked={rowHref ? true : undefined}
          aria-current={marked?.(row) || undefined}
        >
          {card(row)}
          {rowHref && (
            <Link
              href={rowHref(row)}
              className={classes.cover}
              data-row-link
              onKeyDown={(event) => void moveRowFocus(event)}
              aria-label={rowLabel?.(row)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className={classes.list}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.card}>
          <Skeleton height={16} width="55%" radius={4} mb={12} />
          <Skeleton height={12} width="75%" radius={4} mb={8} />
          <Skeleton height={12} width="40%" radius={4} />
        </div>
      ))}
    </div>
  )
}
