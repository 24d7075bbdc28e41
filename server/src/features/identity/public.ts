// What other features may use of identity.
export type { NewAccount } from './account-service'
export { logSecurity } from './store/security-log'
