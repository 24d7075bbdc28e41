import type { Reaction } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import { withdrawMessages } from '../../platform/outbox'
import type { DeliveryChanged } from '../deliveries/public'
import { burnLinks } from './store'

/** Whoever moves on without the customer's answer takes the question back: the link dies in the same transaction, and does not leave. */
async function burnUnanswered({ before, after }: DeliveryChanged, tx: Tx): Promise<void> {
  const asked = before?.status === 'PENDING_CUSTOMER_CONFIRMATION'
  if (!asked || (after.status === 'PENDING_CUSTOMER_CONFIRMATION' && after.deletedAt === null)) return
  await burnLinks(tx, after.id)
  withdrawMessages(tx, [`confirmation:${after.id}:`])
}

export const confirmationReactions: readonly Reaction[] = [
  { on: 'delivery.changed', phase: 'rows', react: burnUnanswered },
]
