import { defineResolver } from '../../platform/operations/registry'
import type { GraphqlOperation } from '../../platform/operations/registry'
import type { Expenses } from './service/expenses'

export function expenseResolvers(expenses: Expenses): GraphqlOperation[] {
  return [
    defineResolver('missionExpenses', {}, ({ actor }, { deliveryId }) => expenses.list(actor, deliveryId)),
    defineResolver('openExpenses', {}, ({ actor }) => expenses.open(actor)),
    defineResolver('declareExpense', { limits: [{ by: 'user', max: 20, seconds: 60 }] }, (ctx, { input }) =>
      expenses.declare(ctx, input),
    ),
    defineResolver('takeBackExpense', {}, async (ctx, { id }) => (await expenses.takeBack(ctx, id)).id),
    defineResolver('decideExpense', { idempotent: true }, (ctx, { input }) => expenses.decide(ctx, input)),
  ]
}
