/** What other features may use of offers. */
export type {} from './events'
