import { MASKS } from '@volant/domain/deliveries/masks'
import type { Mask } from '@volant/domain/deliveries/masks'
import type { Actor } from '@volant/domain/kernel/actor'
import { rowJson } from '../../../projections/engine'
import type { Params, View } from '../../../projections/engine'
import type { Selection } from '../../../platform/graphql/selection'
import { delivery } from '../../../projections/delivery'
import { detailedFor } from '../scope'

function rowOf(mask: Mask, actor: Actor, selection: Selection, params: Params, now: Date): string {
  const view: View = { mask, driverId: actor.role === 'DRIVER' ? actor.profileId : null, now, params }
  return rowJson(delivery, selection, 'd', view)
}

/**
 * One delivery `d` as JSON, through the viewer's mask. A driver's list holds open auctions and own missions: each row takes
 * the mask that `maskFor` of the domain gives it.
 */
export function deliveryJson(actor: Actor, selection: Selection, params: Params, now: Date): string {
  if (actor.role === 'ADMIN') return rowOf(MASKS['m-admin'], actor, selection, params, now)
  if (actor.role !== 'DRIVER') return rowOf(MASKS['m-client'], actor, selection, params, now)
  const mine = detailedFor(actor, 'd', params, now)
  const mission = rowOf(MASKS['m-mission'], actor, selection, params, now)
  return `CASE WHEN ${mine} THEN ${mission} ELSE ${rowOf(MASKS['m-auction'], actor, selection, params, now)} END`
}
