import type { Json } from '@volant/domain/kernel/json'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { securityLog } from '../../../tables/users'

export type SecurityKind =
  | 'login.succeeded'
  | 'login.refused'
  | 'login.challenged'
  | 'logout'
  | 'refresh.reused'
  | 'password.reset-asked'
  | 'password.reset'
  | 'password.chosen'
  | 'account.created'
  | 'account.confirmed'
  | 'account.ended'
  | 'code.burned'
  | 'code.locked'
  | 'export.made'
  | 'iban.changed'
  | 'payment.moved'
  | 'payment.recorded'
  | 'token.issued'

export interface SecurityEntry {
  readonly kind: SecurityKind
  readonly at: Date
  /** Who did it, where known. */
  readonly actorSub?: string
  /** The account it was done to. */
  readonly subject?: string
  readonly ip?: string
  readonly data?: Readonly<Record<string, Json>>
}

/** Writes the line in the transaction of the act itself: neither stands without the other. */
export async function logSecurity(tx: Tx, entry: SecurityEntry): Promise<void> {
  await tx.sql.insert(securityLog).values({ id: uuid(), ...entry })
}
