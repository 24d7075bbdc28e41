import { row } from '../features/deliveries/row'
export const api = row
