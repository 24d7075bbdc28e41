import { frame } from '../app/frame'
import { app } from '../../../server/src/app'
export const title = [frame, app]
