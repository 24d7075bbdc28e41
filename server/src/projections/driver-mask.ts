import { always } from '@volant/domain/deliveries/mask'
import { MASKS } from '@volant/domain/deliveries/masks'
import type { Mask } from '@volant/domain/deliveries/masks'
import { DRIVER_MASKS, driverMaskFor } from '@volant/domain/drivers/masks'
import type { DriverMask } from '@volant/domain/drivers/masks'
import type { Actor } from '@volant/domain/kernel/actor'

const giving = (fields: readonly string[]): Mask => ({ ...MASKS['m-admin'], driver: always(...fields) })

// made once: the engine keeps the texts that it has written by their mask
const NOBODY = giving([])
const MASK_OF = new Map<DriverMask, Mask>(Object.values(DRIVER_MASKS).map((mask) => [mask, giving(mask.fields)]))

/** What this person reads of drivers; of a driver, the own row. */
export function driversAsSeenBy(actor: Actor): Mask {
  const found = driverMaskFor(actor, actor.role === 'DRIVER' ? actor.profileId : '')
  return (found && MASK_OF.get(found)) ?? NOBODY
}
