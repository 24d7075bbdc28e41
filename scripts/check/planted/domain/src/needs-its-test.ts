import { expected } from './rule.test'
export const rule = expected
