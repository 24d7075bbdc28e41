import type { CarType } from '@volant/domain/deliveries/statuses'
import { EXTRA_VIEWS, INSPECTION_VIEWS } from '@volant/domain/deliveries/facts'
import { and, eq, isNull } from 'drizzle-orm'
import { vehicles } from '../../tables/vehicles'
import type { Services } from '../services'
import { photoKey } from '../pictures/keys'
import type { Colour } from '../pictures/keys'
import type { Car } from '../world/cars'
import { conditionOf } from './condition'

interface Inspected {
  readonly deliveryId: string
  readonly position: 0 | 1
  readonly side: 'before' | 'after'
  readonly car: Car
}

/** An inspection: its pictures, of which the shared ones stand for those that a driver takes, and what was noted. */
export async function inspect(services: Services, { deliveryId, position, side, car }: Inspected): Promise<void> {
  const extras = side === 'before' ? EXTRA_VIEWS : EXTRA_VIEWS.slice(0, 1)
  const colour = colourOf(car)
  const images = Object.fromEntries([...INSPECTION_VIEWS, ...extras].map((view) => [view, photoKey(colour, view)]))
  const seen = conditionOf({ deliveryId, side, car })
  await services.db.sql
    .update(vehicles)
    .set(
      side === 'before'
        ? { imagesBefore: images, inspectionBefore: seen }
        : { imagesAfter: images, inspectionAfter: seen },
    )
    .where(and(eq(vehicles.deliveryId, deliveryId), eq(vehicles.position, position), isNull(vehicles.removedAt)))
}

/** Each kind of car is drawn with its own body. */
const COLOURS_OF: Readonly<Record<CarType, readonly [Colour, ...Colour[]]>> = {
  A: ['white', 'blue', 'sand'],
  B: ['grey', 'red'],
  C: ['black', 'green'],
}

function colourOf({ vin, carType }: Pick<Car, 'vin' | 'carType'>): Colour {
  const colours = COLOURS_OF[carType]
  return colours[Number(vin.slice(-4)) % colours.length] ?? colours[0]
}
