import type { Socket } from 'socket.io'

/** Frames that may wait for one browser, some 2 MB. A map of a thousand missions is behind by five seconds then. */
const MOST_WAITING = 5000

/** Cuts off a browser that does not read, before what waits for it fills the memory: it comes back and asks for everything. */
export function cutSlowReader({ conn }: Socket): void {
  let waiting = 0
  conn.on('packetCreate', () => {
    waiting++
    if (waiting > MOST_WAITING) conn.close(true)
  })
  conn.on('flush', () => {
    waiting = 0
  })
}
