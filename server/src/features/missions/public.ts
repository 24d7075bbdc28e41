/** What other features may use of missions. */
export type {} from './events'
export type { DrawnReport, Inspected, PrepareReport } from './service/report'
