/** What other features may use of invoices. */
export type {} from './events'
export { carryDisbursements, lockOwed } from './service/disbursements'
export { footLines, headLines } from './draw/seller-lines'
export { lastNumbers } from './store/invoices'
