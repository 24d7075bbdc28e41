import type { Motorization } from '@volant/domain/deliveries/statuses'
import { pointsOf, type CheckList, type CheckPoint } from '@volant/domain/inspection/check-list'
import type { Inspection } from '@volant/domain/inspection/inspection'
import type { Mark } from '@volant/domain/inspection/marks'
import { v5 as uuid } from 'uuid'
import { Random } from '../random'
import type { Car } from '../world/cars'

type Found = Omit<Mark, 'id' | 'photos'>

/** What is found on cars of a fleet, where it usually is. */
const WORN: readonly Found[] = [
  { view: 'FRONT', x: 44, y: 66, kind: 'CHIP', size: 'UP_TO_30', words: 'Éclat de gravillon' },
  { view: 'LEFT', x: 24, y: 58, kind: 'SCRATCH', size: 'OVER_30', words: null },
  { view: 'RIGHT', x: 46, y: 60, kind: 'DENT', size: 'UP_TO_30', words: 'Coup de portière' },
  { view: 'REAR', x: 58, y: 68, kind: 'SCRATCH', size: 'OVER_100', words: 'Sur le pare-chocs' },
  { view: 'INTERIOR', x: 56, y: 40, kind: 'STAIN', size: 'OVER_30', words: 'Siège passager' },
]
const NEW: readonly Found[] = [
  { view: 'FRONT', x: 54, y: 30, kind: 'CRACK', size: 'UP_TO_30', words: 'Impact sur le pare-brise' },
  { view: 'RIGHT', x: 80, y: 62, kind: 'SCRATCH', size: 'OVER_30', words: 'Aile avant' },
]

const NAMESPACE = 'b0f5ad0e-6e2f-4c5c-9a53-0c4e5d4f7a11'

const ANSWERS: Readonly<Record<CheckPoint, CheckList>> = {
  keys: { keys: 2 },
  registration: { registration: true },
  cable: { cable: true },
  adapter: { adapter: true },
  spareWheel: { spareWheel: 'KIT' },
  warningLights: { warningLights: false },
  tyres: { tyres: 'GOOD' },
  cleanOutside: { cleanOutside: true },
  cleanInside: { cleanInside: true },
}

interface Seen {
  readonly deliveryId: string
  readonly side: 'before' | 'after'
  readonly car: Pick<Car, 'vin'> & { readonly type: Motorization }
}

/** What driver and customer noted of a car: most cars nothing, some a mark or two, few one that is new at arrival. */
export function conditionOf({ deliveryId, side, car }: Seen): Inspection {
  // a source of its own, so that the rest of the demo does not depend on it
  const random = new Random(Number.parseInt(deliveryId.slice(-6), 16) + (side === 'after' ? 1 : 0))
  const found =
    side === 'before' ? random.some(WORN, Math.max(0, random.int(-2, 2))) : random.chance(12) ? [random.pick(NEW)] : []
  const list = pointsOf(car.type).reduce<CheckList>((all, point) => ({ ...all, ...ANSWERS[point] }), {})
  return {
    marks: found.map((mark) => ({
      ...mark,
      id: uuid(`${deliveryId} ${car.vin} ${side} ${mark.view} ${mark.x}`, NAMESPACE),
      photos: [],
    })),
    list: {
      ...list,
      ...(random.chance(15) && { tyres: 'WORN' as const }),
      ...(side === 'after' && found.length > 0 && { reserves: found[0]?.words ?? null }),
    },
  }
}
