import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { DecideExpenseInput } from '@volant/contract/schema.generated'
import { decideApproval, decideOnSeen } from '@volant/domain/expenses/expenses'
import { decideExpenseSchema } from '@volant/domain/expenses/schema'
import { isVisible } from '@volant/domain/deliveries/policy'
import { read } from '@volant/domain/kernel/fields'
import { toCents, toEuros } from '@volant/domain/kernel/money'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { validate } from 'uuid'
import { once } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { lockAnyDelivery } from '../../deliveries/public'
import { logSecurity } from '../../identity/public'
import { carryDisbursements, lockOwed } from '../../invoices/public'
import type { ExpenseDeps } from './deps'
import { presentExpense } from './present'
import * as store from '../store/expenses'

/** What the office says of an expense; each decision is written down with whoever took it, and another may follow one that was seen. */
export function createDeciding({ db, clock, presenter }: ExpenseDeps) {
  return {
    async decide(ctx: RequestContext, input: DecideExpenseInput) {
      const { actor } = ctx
      if (actor.role !== 'ADMIN') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
      const at = clock.now()
      return db.tx(async (tx) => {
        const { id } = await once(tx, ctx, 'decideExpense', input, async () => {
          const deliveryId = validate(input.id) ? await store.deliveryOfExpense(tx.sql, input.id) : undefined
          if (deliveryId === undefined) throw new AppError('NOT_FOUND')
          const { row: delivery, facts } = await lockAnyDelivery(tx, deliveryId)
          if (!isVisible(actor, facts)) throw new AppError('NOT_FOUND')
          ensure(mayCallByRank(actor, 'decideExpense'))
          const payment = await lockOwed(tx, deliveryId)
          const expense = await store.lockExpense(tx, input.id)
          if (expense === undefined) throw new AppError('NOT_FOUND')
          const parsed = read(decideExpenseSchema, input)
          if (!parsed.ok) throw refusalError(parsed)
          ensure(decideApproval(expense.state, { status: delivery.status, payment: payment?.status ?? null }))
          ensure(decideOnSeen(expense.decidedAt, parsed.value.decidedAt))
          const reason = parsed.value.reason || null
          const approved = parsed.value.approved == null ? null : toCents(parsed.value.approved)
          const { id: expenseId, driverId, kind, amount } = expense
          if (approved !== null && approved > amount)
            throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'approved', code: 'outOfRange' }] })
          const state = approved === null ? 'REFUSED' : 'APPROVED'
          await store.changeExpense(tx, expenseId, { state, approved, reason, decidedAt: at, decidedBy: actor.sub })
          if (payment !== null) await carryDisbursements(tx, payment, at)
          const data = {
            expense: expenseId,
            contract: delivery.publicId,
            from: expense.state,
            to: state,
            amount: toEuros(amount),
            ...(approved !== null && { paidBack: toEuros(approved) }),
          }
          await logSecurity(tx, { kind: 'expense.decided', at, actorSub: actor.sub, subject: expense.sub, data })
          tx.emit('expense.decided', { delivery, expenseId, driverId, kind, amount, approved, reason, at })
          return { id: expenseId }
        })
        const decided = await store.findExpense(tx.sql, id)
        if (decided === undefined) throw new AppError('NOT_FOUND')
        return presentExpense(decided, actor, presenter)
      })
    },
  }
}
