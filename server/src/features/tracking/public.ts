export type { Tracking } from './service/tracking'
export type { Viewed } from './service/views'
