import { deliveries } from '../tables/deliveries'
export const known = deliveries
