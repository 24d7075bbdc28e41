/** What other features may use of expenses. */
export type {} from './events'
export { showsExpense } from './store/expenses'
