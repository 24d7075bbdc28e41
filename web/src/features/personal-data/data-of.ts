import type { Role } from '@volant/domain/kernel/actor'

/** Whose data. */
export interface DataOf {
  /** Of the driver, the client or the admin. */
  readonly id: string
  readonly name: string
  readonly role: Role
  /** As in a session. */
  readonly rank: number
  /** Removed before: nobody signs in with the account any more. */
  readonly isDeleted: boolean
}
