/** What other features may use of drivers. */
export type { DriverMoved } from './events'
export { FLAGS, KNOWN as KNOWN_DRIVER, touchesDaysOff } from './read/conditions'
export { revokeMandate, standingMandate } from './store/mandates'
export { setMarks } from './service/marks'
export type { LockedDriver } from './store/drivers'
export { lockDeliveriesBidFor, lockDriver, updateDriver } from './store/drivers'
export { forgetPaperFiles, NO_PAPERS } from './store/papers'
