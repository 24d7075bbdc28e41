import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { Column, TableState } from './table'
import classes from './data-table.module.css'

interface Props<Row> {
  column: Column<Row>
  state: TableState
  onState: (next: TableState) => void
}

const opposite = { asc: 'desc', desc: 'asc' } as const

export function HeadCell<Row>({ column, state, onState }: Props<Row>) {
  const { sort, header, align, width, priority, pinned } = column
  if (!sort) {
    return (
      <th scope="col" data-align={align} data-priority={priority} data-pinned={pinned} style={{ width }}>
        {header}
      </th>
    )
  }
  const active = state.orderBy === sort
  const first = column.firstOrder ?? 'desc'
  const order = active && state.order === first ? opposite[first] : first
  const Icon = active ? (state.order === 'asc' ? IconArrowUp : IconArrowDown) : IconArrowsSort
  const direction = state.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      data-align={align}
      data-priority={priority}
      data-pinned={pinned}
      style={{ width }}
      aria-sort={active ? direction : 'none'}
    >
      <button
        type="button"
        className={classes.sort}
        data-active={active || undefined}
        onClick={() => onState({ page: 0, orderBy: sort, order })}
      >
        {header}
        <Icon size={14} aria-hidden="true" />
      </button>
    </th>
  )
}
