import { correctedVehicles } from '@volant/domain/deliveries/sealing'
import type { Reaction } from '../../platform/bus'
import type { LiveSender } from '../../platform/live/sender'
import type {} from '../deliveries/public'
import type {} from './events'
import { forgetCorrected, markCorrected } from './store'

/** What the office corrects in a vehicle or its photos makes a newer version of their sealed reports due. */
export function reportReactions({ hint }: Pick<LiveSender, 'hint'>): readonly Reaction[] {
  return [
    {
      on: 'delivery.changed',
      phase: 'rows',
      async react(change, tx) {
        if (change.action === 'ACTIVATE') await forgetCorrected(tx, change.after.id)
        // what a driver takes back belongs to an inspection that no report states yet
        const positions = change.actor.role === 'DRIVER' ? [] : correctedVehicles(change)
        if (positions.length > 0) await markCorrected(tx, change.after.id, positions, change.at)
      },
    },
    {
      on: 'report.sealed',
      phase: 'committed',
      // a newer version comes by itself: whoever has the delivery on the screen sees it
      react: ({ delivery: { id: deliveryId, status, version, organizationId }, version: of }) =>
        of > 1 ? hint({ deliveryId, status, version, organizationId, driverIds: [] }) : undefined,
    },
  ]
}
