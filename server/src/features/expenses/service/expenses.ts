import { AppError, ensure } from '@volant/contract/errors'
import { isVisible } from '@volant/domain/deliveries/policy'
import type { Actor } from '@volant/domain/kernel/actor'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { validate } from 'uuid'
import { readFacts } from '../../../projections/facts'
import { expensesOf, openExpenses } from '../store/expenses'
import { createDeciding } from './decide'
import { createDeclaring } from './declare'
import type { ExpenseDeps } from './deps'
import { presentExpense } from './present'

/** What drivers lay out on missions, from the pump to their payment. */
export function createExpenses(deps: ExpenseDeps) {
  const { db, presenter } = deps
  return {
    ...createDeclaring(deps),
    ...createDeciding(deps),

    /** For the office, and for the driver of the delivery their own: whoever bids on it sees it, and nothing of this. */
    async list(actor: Actor, deliveryId: string) {
      if (!validate(deliveryId)) throw new AppError('NOT_FOUND')
      const facts = await readFacts(db.sql, deliveryId)
      const own = actor.role !== 'DRIVER' || facts.selectedDriverId === actor.profileId
      if (!isVisible(actor, facts) || !own) throw new AppError('NOT_FOUND')
      ensure(mayCallByRank(actor, 'missionExpenses'))
      const driverId = actor.role === 'DRIVER' ? actor.profileId : undefined
      return (await expensesOf(db.sql, deliveryId, driverId)).map((row) => presentExpense(row, actor, presenter))
    },

    /** What waits for a decision, of all missions. */
    async open(actor: Actor) {
      return (await openExpenses(db.sql)).map((row) => presentExpense(row, actor, presenter))
    },
  }
}

export type Expenses = ReturnType<typeof createExpenses>
