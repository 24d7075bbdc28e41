import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { DeclareExpenseInput } from '@volant/contract/schema.generated'
import { happenedAt } from '@volant/domain/deliveries/captured'
import { decideExpense, decideTakingBack, EXPENSES_MAX } from '@volant/domain/expenses/expenses'
import { expenseSchema } from '@volant/domain/expenses/schema'
import type { DriverActor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import { toCents } from '@volant/domain/kernel/money'
import { validate } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import type { RequestContext } from '../../../platform/operations/registry'
import { lockAnyDelivery } from '../../deliveries/public'
import { readyKeys } from '../../files/public'
import { lockOwed } from '../../invoices/public'
import type { ExpenseDeps } from './deps'
import { presentExpense } from './present'
import * as store from '../store/expenses'

/** The photo of a receipt that this driver sent with this mission. */
async function requireReceipt(tx: Tx, deliveryId: string, { sub }: DriverActor, key: string): Promise<void> {
  const own = await readyKeys(
    tx,
    [key],
    (file) => file.kind === 'expense' && file.deliveryId === deliveryId && file.ownerSub === sub,
  )
  if (!own.has(key)) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'photoKey', code: 'invalid' }] })
}

/** What a driver says of their own expenses. */
export function createDeclaring({ db, clock, presenter }: ExpenseDeps) {
  return {
    /** Keeps it once: what is sent again is answered as it stands by now, also when it could not be declared any more. */
    async declare({ actor, sentAt }: RequestContext, input: DeclareExpenseInput) {
      if (actor.role !== 'DRIVER') throw new AppError('FORBIDDEN')
      const now = clock.now()
      return db.tx(async (tx) => {
        const { row: delivery } = await lockAnyDelivery(tx, input.deliveryId)
        const { profileId: driverId } = actor
        if (delivery.selectedDriverId !== driverId) throw new AppError('NOT_FOUND')
        const parsed = read(expenseSchema, input)
        const before = parsed.ok ? await store.findExpense(tx.sql, parsed.value.id) : undefined
        if (before?.expense.driverId === driverId) return presentExpense(before, actor, presenter)
        const payment = (await lockOwed(tx, delivery.id))?.status ?? null
        ensure(decideExpense({ status: delivery.status, payment }))
        if (!parsed.ok) throw refusalError(parsed)
        const { id, kind, amount, text, capturedAt: said, photoKey } = parsed.value
        if (before !== undefined) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'id', code: 'invalid' }] })
        await requireReceipt(tx, delivery.id, actor, photoKey)
        if ((await store.countExpenses(tx, delivery.id, driverId)) >= EXPENSES_MAX)
          throw new AppError('CONFLICT', { reason: 'QUOTA_EXCEEDED' })
        await store.insertExpense(tx, {
          id,
          deliveryId: delivery.id,
          driverId,
          kind,
          amount: toCents(amount),
          text: text || null,
          photoKey,
          capturedAt: happenedAt(said, { stepBefore: null, now, sentAt }),
          receivedAt: now,
          state: 'DECLARED',
        })
        tx.emit('expense.declared', { delivery })
        const declared = await store.findExpense(tx.sql, id)
        if (declared === undefined) throw new AppError('NOT_FOUND')
        return presentExpense(declared, actor, presenter)
      })
    },

    /** Once taken back it stays so, whoever asks again. */
    async takeBack({ actor }: RequestContext, id: string): Promise<{ id: string }> {
      if (actor.role !== 'DRIVER') throw new AppError('FORBIDDEN')
      return db.tx(async (tx) => {
        const deliveryId = validate(id) ? await store.deliveryOfExpense(tx.sql, id) : undefined
        if (deliveryId === undefined) throw new AppError('NOT_FOUND')
        const { row: delivery } = await lockAnyDelivery(tx, deliveryId)
        const expense = await store.lockExpense(tx, id)
        if (expense?.driverId !== actor.profileId) throw new AppError('NOT_FOUND')
        ensure(decideTakingBack(expense.state))
        if (expense.state === 'DECLARED') {
          await store.changeExpense(tx, id, { state: 'TAKEN_BACK' })
          tx.emit('expense.declared', { delivery })
        }
        return { id: expense.id }
      })
    },
  }
}
