import { nothing } from './nowhere'
export const found = nothing
