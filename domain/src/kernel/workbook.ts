/** Rows of one workbook: more is refused before it begins, never cut off. */
export const EXPORT_MOST = 10_000
