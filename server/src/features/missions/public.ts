/** What other features may use of missions. */
export type {} from './events'
export type { HandOver, PrepareReport } from './service/report'
