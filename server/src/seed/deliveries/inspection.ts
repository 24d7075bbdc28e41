import { EXTRA_VIEWS, INSPECTION_VIEWS } from '@volant/domain/deliveries/facts'
import { and, eq, isNull } from 'drizzle-orm'
import { vehicles } from '../../tables/vehicles'
import type { House } from '../house'
import { COLOURS, photoKey } from '../pictures/keys'
import type { Colour } from '../pictures/keys'

interface Inspected {
  readonly deliveryId: string
  readonly position: 0 | 1
  readonly side: 'before' | 'after'
  readonly colour: Colour
}

/** The pictures of an inspection; the shared ones stand for those that a driver takes. */
export async function photograph(house: House, { deliveryId, position, side, colour }: Inspected): Promise<void> {
  const extras = side === 'before' ? EXTRA_VIEWS : EXTRA_VIEWS.slice(0, 1)
  const images = Object.fromEntries([...INSPECTION_VIEWS, ...extras].map((view) => [view, photoKey(colour, view)]))
  await house.db.sql
    .update(vehicles)
    .set(side === 'before' ? { imagesBefore: images } : { imagesAfter: images })
    .where(and(eq(vehicles.deliveryId, deliveryId), eq(vehicles.position, position), isNull(vehicles.removedAt)))
}

export function colourOf(vin: string): Colour {
  const place = [...vin].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % COLOURS.length
  return COLOURS[place] ?? COLOURS[0]
}
