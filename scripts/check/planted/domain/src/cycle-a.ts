import type { B } from './cycle-b'
export type A = { b?: B }
