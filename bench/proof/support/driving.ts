import { dealOf, order, send } from './deliveries'
import type { Deployment } from './deployment'
import { graphql, required } from './http'
import { signInAll, signInOne } from './sign-in'
import type { Signed } from './sign-in'
import { openSocket } from './sockets'
import type { LiveSocket } from './sockets'

/** How long an answer of the live channel is waited for. */
export const ANSWER_MS = 5000
/** A driver's phone tells where it is once a second. */
export const BETWEEN_POSITIONS_MS = 1000

export interface Mission {
  readonly id: string
  readonly trackingId: string
  readonly driver: Signed
  readonly phone: LiveSocket
  /** The last position that the server took. */
  sent: number
}

/** Each driver on the way with one delivery. */
export async function setOut(origin: string, { world }: Deployment, count: number): Promise<Mission[]> {
  const owner = await signInOne(origin, world.owners[0])
  const admin = await signInOne(origin, world.superAdmins[0])
  const missions: Mission[] = []
  for (const driver of await signInAll(origin, world.drivers.slice(0, count))) {
    const id = await order(origin, owner)
    const deal = { ...dealOf(id), driverId: driver.profileId }
    required(await send(origin, admin, 'assignDriverToDelivery', deal), 'assign')
    for (const status of ['PICKUP_DRIVER', 'ONGOING'])
      required(await send(origin, admin, 'updateDeliveryStatus', { id, status, reason: 'Téléphone en panne' }), status)
    const query = 'query($id: ID!) { findDeliveryById(id: $id) { trackingId } }'
    const { trackingId } = required(await graphql<{ trackingId: string }>(origin, admin, query, { id }), 'tracking')
    missions.push({ id, trackingId, driver, phone: openSocket(origin, driver, 500), sent: 0 })
  }
  return missions
}

/** Every phone tells where it is, a little further each time. @returns how to end it */
export function drive(missions: readonly Mission[]): () => void {
  let turn = 0
  const timer = setInterval(() => {
    turn += 1
    for (const mission of missions) {
      const longitude = Math.round((4 + turn * 0.0001) * 10_000) / 10_000
      if (mission.phone.connected)
        void mission.phone
          .timeout(ANSWER_MS)
          .emitWithAck('sendLocation', { deliveryId: mission.id, latitude: 47, longitude })
          .then(
            ({ ok }) => {
              if (ok) mission.sent = longitude
            },
            () => undefined,
          )
    }
  }, BETWEEN_POSITIONS_MS)
  return () => clearInterval(timer)
}
