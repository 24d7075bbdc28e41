import { TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import { addMinutes, differenceInMilliseconds, isAfter, isBefore, subMinutes } from 'date-fns'
import { keepProgress } from '../../features/deliveries/public'
import { EmbeddedRoutes } from '../../platform/maps/embedded-routes'
import { positions } from '../../tables/tracking'
import type { Services } from '../services'
import type { Driver } from '../people/drivers'
import type { Plan } from './plan'
import type { Stage } from './delivery-mix'
import { along } from './way'
import type { WayPoint } from './way'

const EVERY_MINUTES = 4
/** So long has nothing been heard of a driver whose telephone is off. */
const SILENT_MINUTES = 52

export function isTracked(stage: Stage): boolean {
  return TRACKED_STATUSES.some((status) => status === stage)
}

/** Where the driver has been so far, every few minutes and once just now. */
export async function leaveTrack(services: Services, plan: Plan, deliveryId: string, driver: Driver): Promise<void> {
  const { from, to, times } = plan
  const now = services.clock.now()
  const route = await new EmbeddedRoutes().route([from, to])
  const way = (route?.geometry.coordinates ?? []).map(([longitude, latitude]): WayPoint => [longitude, latitude])
  function spotAt(time: Date): WayPoint {
    const back = isAfter(time, times.handedOver) && plan.type === 'TWO_WAY_DELIVERY'
    const [left, reached] = back ? [times.swapDeparted, times.swapArrived] : [times.departed, times.arrived]
    const part = differenceInMilliseconds(time, left) / differenceInMilliseconds(reached, left)
    return along(back ? way.toReversed() : way, part)
  }
  const moments: Date[] = []
  for (let time = times.started; isBefore(time, now); time = addMinutes(time, EVERY_MINUTES)) moments.push(time)
  const silent = subMinutes(now, SILENT_MINUTES)
  const heard = plan.course.turn === 'silent' ? moments.filter((time) => isBefore(time, silent)) : [...moments, now]
  const rows = heard.map((recordedAt) => {
    const [longitude, latitude] = spotAt(recordedAt)
    return { deliveryId, driverId: driver.profileId, recordedAt, receivedAt: recordedAt, latitude, longitude }
  })
  await services.db.sql.insert(positions).values(rows).onConflictDoNothing()
  const last = rows.at(-1)
  const { stage } = plan.course
  if (last && (stage === 'ONGOING' || stage === 'SWAP_IN_TRANSIT'))
    await services.db.tx((tx) => keepProgress(tx, [{ id: deliveryId, status: stage, position: last }]))
}
