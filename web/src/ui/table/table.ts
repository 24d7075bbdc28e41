import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'right'
  width?: number | string
  /** Stays beside the last column while the others scroll. */
  pinned?: true
  /** What gives way where room is short: 4 goes first, then 3, then 2; a column without one stays. */
  priority?: 2 | 3 | 4
  /** The field the server sorts by; without it the column can't be sorted. */
  sort?: string
  /** The order of the first click; the largest or newest first by default. */
  firstOrder?: 'asc'
}

export interface TableState {
  /** 0-based, as in the URL. */
  page: number
  orderBy?: string
  order?: 'asc' | 'desc'
}

/** Opens a row in a panel beside the table; its link still leads to the page, in another tab for instance. */
export interface RowPanel<Row> {
  readonly keyOf: (row: Row) => string
  /** The key of the open row; empty for none. */
  readonly open: string
  readonly onOpen: (key: string) => void
  /** While the panel is open: the focus has moved on to this row. */
  readonly onMove?: (key: string) => void
}

export interface DataTableProps<Row> {
  /** The table's name for a screen reader. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined
  total?: number
  /** False to show no pagination. */
  paged?: boolean
  perPage?: number
  state: TableState
  /** @param replace replaces the step of the history: nobody asked for the page that is left */
  onState: (next: TableState, replace?: boolean) => void
  rowKey: (row: Row) => string
  /** The link of a row; with it each row ends in a details link and can be clicked anywhere. */
  rowHref?: (row: Row) => string
  rowLabel?: (row: Row) => string
  panel?: RowPanel<Row>
  /** The row that the address points at. */
  marked?: (row: Row) => boolean
  /** The row as a card, below 768 px. */
  card: (row: Row) => ReactNode
  /** True while a later page replaces the one shown. */
  fetching?: boolean
  /** The error message. */
  error?: string
  onRetry?: () => void
  empty?: { title: string; text?: string; action?: ReactNode }
  /** Filters and chips above the head. */
  toolbar?: ReactNode
}
