// What other features may use of identity.
export type { Accounts, NewAccount } from './account-service'
export type { AccountEvent } from './events'
export { logSecurity } from './store/security-log'
