import { running } from './main'
export const again = running
