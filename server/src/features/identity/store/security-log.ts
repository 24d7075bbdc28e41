import { AppError } from '@volant/contract/errors'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Json } from '@volant/domain/kernel/json'
import type { SecurityKind } from '@volant/domain/upkeep/security-events'
import { v7 as uuid } from 'uuid'
import type { Database, Tx } from '../../../platform/db/database'
import { securityLog } from '../../../tables/users'

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

/** Whoever takes a list of people away is written down. */
export function logExport(db: Database, actor: Actor, at: Date, data: SecurityEntry['data'] & object): Promise<void> {
  if (actor.role === 'ANONYMOUS') throw new AppError('UNAUTHENTICATED')
  return db.tx((tx) => logSecurity(tx, { kind: 'export.made', at, actorSub: actor.sub, data }))
}
