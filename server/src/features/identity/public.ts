// What other features may use of identity.
export type { Accounts, NewAccount, RoleAndRank } from './accounts/accounts'
export { logExport, logSecurity } from './store/security-log'
export { insertAdmin } from './store/people'
export { accountsToOne, mailsToOne } from './mail-limits'
export { findPerson } from './sessions/person'
export { inEvenTime } from './sign-in/even-time'
