import type { Reaction } from '../../platform/bus'
import type { LiveSender } from '../../platform/live/sender'
import type {} from './events'

/** The office sees what is declared, and the driver what is decided. */
export function expenseReactions({ hint }: Pick<LiveSender, 'hint'>): readonly Reaction[] {
  return [
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
