import { Skeleton } from '@mantine/core'
import type { Column } from './table'

/** As many placeholder rows as the page has, so that nothing shifts when they load. */
export function SkeletonRows<Row>(props: { columns: readonly Column<Row>[]; rows: number; linked: boolean }) {
  return Array.from({ length: props.rows }, (_, row) => (
    <tr key={row}>
      {props.columns.map((column, index) => (
        <td key={column.key} data-align={column.align} data-priority={column.priority} data-pinned={column.pinned}>
          <Skeleton height={12} radius={4} width={`${48 + ((row * 17 + index * 29) % 40)}%`} />
        </td>
      ))}
      {props.linked && <td>{'\u00a0'}</td>}
    </tr>
  ))
}
