import { row } from '../features/deliveries/row'
export const clever = row
