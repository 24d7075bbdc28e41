import type { Live } from './channel'

/** What features tell the screens through. */
export type LiveSender = Pick<
  Live,
  'hint' | 'driverChanged' | 'position' | 'stopWatching' | 'disconnectUser' | 'disconnectSession'
>

/** Features are put together before the doors open: until then no screen is connected, so nobody is told. */
export function createLiveSender(): LiveSender & { open(live: LiveSender): void } {
  let live: LiveSender | undefined
  return {
    hint: (hint) => live?.hint(hint),
    driverChanged: (driverId) => live?.driverChanged(driverId),
    position: (frame) => live?.position(frame),
    stopWatching: (driverId, deliveryId) => live?.stopWatching(driverId, deliveryId),
    disconnectUser: (sub) => live?.disconnectUser(sub),
    disconnectSession: (id) => live?.disconnectSession(id),
    open(channel) {
      live = channel
    },
  }
}
