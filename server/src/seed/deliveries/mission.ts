import type { MissionStep } from '@volant/domain/deliveries/actions'
import { codeOfStep, vehicleOfStep } from '@volant/domain/deliveries/mission'
import { as } from '../services'
import type { Services } from '../services'
import type { Driver } from '../people/drivers'
import type { Timeline } from '../timeline'
import type { Acts } from './actions'
import { isBeyond } from './delivery-mix'
import type { Stage } from './delivery-mix'
import { inspect } from './inspection'
import type { Plan } from './plan'
import { EARLY_REASONS } from './texts'
import type { Timetable } from './timetable'

interface Leg {
  readonly step: MissionStep
  readonly at: keyof Timetable
  readonly to: Stage
}

const ONE_WAY: readonly Leg[] = [
  { step: 'PICK_UP', at: 'started', to: 'PICKUP_DRIVER' },
  { step: 'DEPART', at: 'departed', to: 'ONGOING' },
  { step: 'ARRIVE', at: 'arrived', to: 'PICKUP_CLIENT' },
  { step: 'HAND_OVER', at: 'handedOver', to: 'DELIVERED' },
]
const SWAP: readonly Leg[] = [
  { step: 'SWAP_PICK_UP', at: 'swapTaken', to: 'SWAP_PICKUP_DRIVER' },
  { step: 'SWAP_DEPART', at: 'swapDeparted', to: 'SWAP_IN_TRANSIT' },
  { step: 'SWAP_ARRIVE', at: 'swapArrived', to: 'SWAP_PICKUP_CLIENT' },
  { step: 'SWAP_HAND_OVER', at: 'swapHandedOver', to: 'SWAP_DELIVERED' },
]

const SIDES: Partial<Record<MissionStep, 'before' | 'after'>> = {
  PICK_UP: 'before',
  HAND_OVER: 'after',
  SWAP_PICK_UP: 'before',
  SWAP_HAND_OVER: 'after',
}

/** The driver's part of a delivery, from the keys to the signature. */
export function createMission(services: Services, plan: Plan, id: string, driver: Driver, acts: Acts) {
  const { random, missions } = services
  const { course, times, from, to, customer } = plan
  const twoWay = plan.type === 'TWO_WAY_DELIVERY' && course.turn !== 'restitution cancelled'
  const start = [random.int(8, 90_000), random.int(8, 120_000)] as const
  let known: Awaited<ReturnType<Acts['row']>> | undefined

  function figures(step: MissionStep, metres: number) {
    const side = SIDES[step]
    if (!side) return {}
    const before = start[vehicleOfStep(step)]
    const road = Math.round(metres / (twoWay ? 2000 : 1000)) + random.int(0, 6)
    return side === 'before'
      ? { mileage: before, essence: random.int(3, 8) }
      : { mileage: before + road, essence: random.int(2, 5) }
  }

  async function take({ step }: Leg): Promise<void> {
    const row = (known ??= await acts.row())
    const side = SIDES[step]
    const position = vehicleOfStep(step)
    const car = plan.cars[position]
    if (side && car) await inspect(services, { deliveryId: id, position, side, car })
    const code = codeOfStep(step)
    const spot = step === 'PICK_UP' || step === 'DEPART' || step === 'SWAP_HAND_OVER' ? from : to
    await missions.advance(as(driver), {
      deliveryId: id,
      action: step,
      ...(code && { code: row[code] }),
      ...figures(step, row.distance ?? 100_000),
      latitude: spot.latitude,
      longitude: spot.longitude,
      ...(side === 'after' && { signedBy: `${customer.clientFirstName} ${customer.clientLastName}` }),
      idempotencyKey: `${id}:${step}`,
    })
  }

  async function* walk(legs: readonly Leg[]): Timeline {
    for (const leg of legs) {
      if (isBeyond(leg.to, course.stage)) return
      yield times[leg.at]
      if (course.turn === 'forced' && leg.step === 'ARRIVE') await acts.force('PICKUP_CLIENT')
      else await take(leg)
      if (leg.step === 'DEPART' && course.turn === 'terminated') return
    }
  }

  return async function* mission(): Timeline {
    yield* walk(ONE_WAY)
    if (twoWay && course.turn !== 'terminated') yield* walk(SWAP)
    if (course.stage !== 'COMPLETED') return
    yield times.finished
    if (course.turn === 'terminated') await acts.terminate(random.pick(EARLY_REASONS))
    else if (random.chance(15)) await acts.terminate()
    else await missions.advance(as(driver), { deliveryId: id, action: 'FINISH', idempotencyKey: `${id}:FINISH` })
  }
}
