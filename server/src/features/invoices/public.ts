/** What other features may use of invoices. */
export type {} from './events'
export { footLines, headLines } from './draw/seller-lines'
