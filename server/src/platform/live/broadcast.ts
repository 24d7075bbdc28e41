import type { ClientToServerEvents, ServerToClientEvents } from '@volant/contract/live'
import type { Namespace } from 'socket.io'
import { rooms } from './rooms'

/** What processes tell each other: these rooms are about to hear of a change. */
interface BetweenProcesses {
  hinted: (rooms: readonly string[]) => void
}
export type LiveNamespace = Namespace<ClientToServerEvents, ServerToClientEvents, BetweenProcesses>

export interface Hint {
  readonly deliveryId: string
  readonly status: string
  readonly version: number
  readonly organizationId: string
  /** Drivers with a stake in it: the selected one, those who made an offer. */
  readonly driverIds: readonly string[]
  /** An auction opened, changed or closed: every accepted driver's list is stale. */
  readonly auction?: boolean
  /** Secrets of the public page, the old one too where it changed: their guests ask again. */
  readonly trackingIds?: readonly string[]
}

export interface PositionFrame {
  readonly deliveryId: string
  readonly trackingId?: string
  readonly latitude: number
  readonly longitude: number
  readonly recordedAt: string
}

export interface Broadcast {
  /** "This delivery changed": whoever may see it fetches it again through their own rights. */
  hint(hint: Hint): void
  /** "This driver changed": the office's lists ask again. */
  driverChanged(driverId: string): void
  /** At most one frame a second and delivery, the newest. */
  position(frame: PositionFrame): void
  /** Tells every browser, those of other processes too, to fetch again: hints may have been lost either way. */
  missed(): void
  /** Drops frames that still wait. */
  stop(): void
}

const A_SECOND = 1000

/**
 * @param isShared whether other processes hear what is said now; it would wait for them before its own browsers hear it
 * @param noteHint hears which rooms are told of a change, before they are
 */
export function createBroadcast(
  namespace: LiveNamespace,
  isShared: () => boolean,
  noteHint: (told: readonly string[]) => void,
): Broadcast {
  const everybody = () => (isShared() ? namespace : namespace.local)

  const waiting = new Map<string, { timer: NodeJS.Timeout; latest?: PositionFrame }>()

  function send({ deliveryId, trackingId, ...place }: PositionFrame): void {
    // Not volatile: of two frames that leave together, the second would be dropped, and who stands still sends no other soon.
    everybody()
      .to(rooms.delivery(deliveryId))
      .emit('location', { deliveryId, ...place })
    if (trackingId === undefined) return
    everybody()
      .to(rooms.tracking(trackingId))
      .emit('location', { deliveryId: trackingId, ...place })
  }

  function open(deliveryId: string): void {
    const timer = setTimeout(() => {
      const latest = waiting.get(deliveryId)?.latest
      waiting.delete(deliveryId)
      if (!latest) return
      send(latest)
      open(deliveryId)
    }, A_SECOND)
    timer.unref()
    waiting.set(deliveryId, { timer })
  }

  return {
    hint({ deliveryId, status, version, organizationId, driverIds, auction, trackingIds = [] }) {
      const changed = { deliveryId, status, version }
      const drivers = [...driverIds.map(rooms.driver), ...(auction ? [rooms.drivers] : [])]
      noteHint([rooms.admins, rooms.organization(organizationId), ...drivers])
      everybody().to(rooms.admins).emit('update-admin', changed)
      everybody().to(rooms.organization(organizationId)).emit('update-partner', changed)
      if (drivers.length > 0) everybody().to(drivers).emit('update-driver', changed)
      for (const id of trackingIds) everybody().to(rooms.tracking(id)).emit('update-tracking', { deliveryId: id })
    },
    driverChanged(driverId) {
      noteHint([rooms.admins])
      everybody().to(rooms.admins).emit('driver-changed', { driverId })
    },
    position(frame) {
      const window = waiting.get(frame.deliveryId)
      if (window) {
        window.latest = frame
        return
      }
      send(frame)
      open(frame.deliveryId)
    },
    missed: () => void namespace.emit('missed', {}),
    stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
