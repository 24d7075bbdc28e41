import type { App } from '../../server/src/app'
export type Known = App
