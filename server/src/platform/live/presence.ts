import type { OnlineDriver } from '@volant/contract/live'
import type { LiveNamespace } from './broadcast'
import { rooms, roomsOf } from './rooms'

/** Who these drivers are and where they were last seen, by the ids of their profiles. */
export type DescribeDrivers = (profileIds: readonly string[]) => Promise<OnlineDriver[]>

const A_SECOND = 1000

/**
 * Tells admins which accepted drivers have the product open, wherever they are connected: whoever arrives at once, all of
 * them when a driver comes or goes. A connection that is only renewed is one coming and going, told once.
 */
export function createPresence(namespace: LiveNamespace, failed: (error: unknown) => void) {
  let describe: DescribeDrivers | undefined
  let timer: NodeJS.Timeout | undefined

  async function online(): Promise<OnlineDriver[] | undefined> {
    const sockets = await namespace.in(rooms.drivers).fetchSockets()
    const ids = new Set(sockets.map(({ data }) => data.actor.profileId))
    return describe?.([...ids])
  }

  /** Emits what is known by then; a failure costs the news, never the connection. */
  function tell(emit: (drivers: OnlineDriver[]) => void): void {
    online()
      .then((drivers) => drivers && emit(drivers))
      .catch(failed)
  }

  function moved(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      tell((drivers) => namespace.to(rooms.admins).emit('online-drivers', drivers))
    }, A_SECOND)
    timer.unref()
  }

  namespace.on('connection', (socket) => {
    const own = roomsOf(socket.data.actor)
    if (own.includes(rooms.admins)) tell((drivers) => socket.emit('online-drivers', drivers))
    if (!own.includes(rooms.drivers)) return
    moved()
    socket.on('disconnect', moved)
  })

  return {
    /** Until somebody can say who they are, nothing is said. */
    describeDrivers(by: DescribeDrivers): void {
      describe = by
    },
    stop: () => clearTimeout(timer),
  }
}
