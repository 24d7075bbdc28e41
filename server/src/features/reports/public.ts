/** What other features may use of reports. */
export type {} from './events'
