import { app } from './app'
export const running = app
