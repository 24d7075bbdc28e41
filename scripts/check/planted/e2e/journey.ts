import { app } from '../server/src/app'
export type ReadersFile = string
export const back = app
