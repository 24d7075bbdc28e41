import type { Reaction } from '../../platform/bus'
import type { LiveSender } from '../../platform/live/sender'
import type {} from './events'
import { lapseExpenses } from './store/expenses'

/** The office sees what is declared, and the driver what is decided; what a delivery cost before it began again is over. */
export function expenseReactions({ hint }: Pick<LiveSender, 'hint'>): readonly Reaction[] {
  return [
    {
      on: 'delivery.changed',
      phase: 'rows',
      react: async ({ action, after }, tx) => {
        if (action === 'ACTIVATE') await lapseExpenses(tx, after.id)
      },
    },
    {
      on: 'expense.declared',
      phase: 'committed',
      react: ({ delivery: { id: deliveryId, status, version, organizationId } }) =>
        hint({ deliveryId, status, version, organizationId, driverIds: [] }),
    },
    {
      on: 'expense.decided',
      phase: 'committed',
      react: ({ delivery: { id: deliveryId, status, version, organizationId }, driverId }) =>
        hint({ deliveryId, status, version, organizationId, driverIds: [driverId] }),
    },
  ]
}
