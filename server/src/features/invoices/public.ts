/** What other features may use of invoices. */
export type {} from './events'
