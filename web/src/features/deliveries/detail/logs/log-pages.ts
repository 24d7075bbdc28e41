/** Description 9: rows per page of the log. */
export const PAGE_SIZES = ['10', '50', 'all'] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** The maximum of the server, which is more than any log has. */
const ALL = 1000

/** The API counts pages from 1, the table from 0. */
export function logPage(page: number, size: PageSize): { page: number; pageSize: number } {
  return size === 'all' ? { page: 1, pageSize: ALL } : { page: page + 1, pageSize: Number(size) }
}

export function lastPage(total: number, size: PageSize): number {
  return Math.max(0, Math.ceil(total / logPage(0, size).pageSize) - 1)
}

/** The page with the former first row after a change of the size. */
export function pageAfterResize(page: number, from: PageSize, to: PageSize): number {
  const first = page * logPage(0, from).pageSize
  return Math.floor(first / logPage(0, to).pageSize)
}
