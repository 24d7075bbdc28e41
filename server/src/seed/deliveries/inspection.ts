import type { CarType } from '@volant/domain/deliveries/statuses'
import { EXTRA_VIEWS, INSPECTION_VIEWS } from '@volant/domain/deliveries/facts'
import { and, eq, isNull } from 'drizzle-orm'
import { vehicles } from '../../tables/vehicles'
import type { Services } from '../services'
import { photoKey } from '../pictures/keys'
import type { Colour } from '../pictures/keys'
import type { Car } from '../world/cars'

interface Inspected {
  readonly deliveryId: string
  readonly position: 0 | 1
  readonly side: 'before' | 'after'
  readonly colour: Colour
}

/** The pictures of an inspection; the shared ones stand for those that a driver takes. */
export async function photograph(services: Services, { deliveryId, position, side, colour }: Inspected): Promise<void> {
  const extras = side === 'before' ? EXTRA_VIEWS : EXTRA_VIEWS.slice(0, 1)
  const images = Object.fromEntries([...INSPECTION_VIEWS, ...extras].map((view) => [view, photoKey(colour, view)]))
  await services.db.sql
    .update(vehicles)
    .set(side === 'before' ? { imagesBefore: images } : { imagesAfter: images })
    .where(and(eq(vehicles.deliveryId, deliveryId), eq(vehicles.position, position), isNull(vehicles.removedAt)))
}

/** Each kind of car is drawn with its own body. */
const COLOURS_OF: Readonly<Record<CarType, readonly [Colour, ...Colour[]]>> = {
  A: ['white', 'blue', 'sand'],
  B: ['grey', 'red'],
  C: ['black', 'green'],
}

export function colourOf({ vin, carType }: Pick<Car, 'vin' | 'carType'>): Colour {
  const colours = COLOURS_OF[carType]
  return colours[Number(vin.slice(-4)) % colours.length] ?? colours[0]
}
