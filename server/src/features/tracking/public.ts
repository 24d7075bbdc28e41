export type { Tracking } from './service/tracking'
