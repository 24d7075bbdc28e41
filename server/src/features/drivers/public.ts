/** What other features may use of drivers. */
export type { DriverMoved } from './events'
