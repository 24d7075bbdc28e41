export interface ShownPage {
  /** 0-based. */
  readonly page: number
  readonly perPage: number
  /** The number of rows; undefined while it is not known. */
  readonly rows: number | undefined
  readonly total: number | undefined
  /** While rows of another page stand in for those of this one. */
  readonly fetching: boolean | undefined
}

/** The page to show instead of one that does not exist, or no longer: the last one. Null where the page exists. */
export function pageInstead({ page, perPage, rows, total, fetching }: ShownPage): number | null {
  if (fetching || rows !== 0 || total === undefined || total === 0) return null
  const last = Math.ceil(total / perPage) - 1
  return page > last ? last : null
}
