/** What other features may use of drivers. */
export type { DriverMoved } from './events'
export { FLAGS, touchesDaysOff } from './read/conditions'
export { setMarks } from './service/marks'
export { lockDriver } from './store/drivers'
