import { setTimeout as sleep } from 'node:timers/promises'
import type { CrowdPart, FromCrowd, ToCrowd } from './crowd-size'
import { allConnected, openSocket } from './sockets'
import type { LiveSocket } from './sockets'

// A process of many sockets: it does what its parent tells it to.

const AT_ONCE = 50
const CONNECT_MS = 120_000
const ANSWER_MS = 10_000
const SECOND_MS = 1000

const tell = (message: FromCrowd) => void process.send?.(message)

const drivers: { readonly live: LiveSocket; readonly deliveryId: string }[] = []
let [sent, taken, refused, heard, turn] = [0, 0, 0, 0, 0]
const took: number[] = []

async function be({ origin, phones, watched, net }: CrowdPart): Promise<void> {
  const sockets: LiveSocket[] = []
  const address = () => `10.${net}.${sockets.length >> 8}.${sockets.length & 255}`
  const opened = async (live: LiveSocket) => {
    sockets.push(live)
    if (sockets.length % AT_ONCE === 0) await allConnected(sockets.slice(-AT_ONCE), ANSWER_MS)
    return live
  }
  for (const { deliveryId, token } of phones) {
    const live = await opened(openSocket(origin, { address: address(), token }, SECOND_MS))
    drivers.push({ live, deliveryId })
  }
  for (const trackingId of watched) {
    const live = await opened(openSocket(origin, { address: address() }, SECOND_MS))
    live.on('connect', () => void live.emit('join-delivery', trackingId, () => undefined))
    if (live.connected) live.emit('join-delivery', trackingId, () => undefined)
    live.on('location', () => {
      heard += 1
    })
  }
  tell({ connected: await allConnected(sockets, CONNECT_MS) })
}

async function sendPosition(live: LiveSocket, deliveryId: string, longitude: number): Promise<void> {
  sent += 1
  const at = performance.now()
  try {
    const { ok } = await live.timeout(ANSWER_MS).emitWithAck('sendLocation', { deliveryId, latitude: 47, longitude })
    if (ok) taken += 1
    else refused += 1
    took.push(performance.now() - at)
  } catch {
    took.push(ANSWER_MS)
  }
}

/** Each phone tells where it is once a second, spread over the second. */
function drive(): void {
  for (const [index, { live, deliveryId }] of drivers.entries())
    void sleep((index * SECOND_MS) / drivers.length).then(() => {
      setInterval(() => {
        turn += 1
        void sendPosition(live, deliveryId, 4 + Math.floor(turn / drivers.length) * 0.0001)
      }, SECOND_MS)
    })
}

process.on('message', (message: ToCrowd) => {
  if ('be' in message) void be(message.be)
  else if ('drive' in message) drive()
  else tell({ report: { sent, taken, refused, heard, took } })
})
process.on('disconnect', () => process.exit(0))
