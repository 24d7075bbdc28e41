import fc from 'fast-check'
import { CLIENT_PAYLOADS } from '@volant/contract/live'
import { setTimeout as sleep } from 'node:timers/promises'
import { LEAK, withAt } from '../../../server/test/hostile-inputs'
import { ANSWER_MS } from './driving'
import { openSocket } from './sockets'
import type { Caller } from './http'
import { HOSTILE } from './values'

interface Frame {
  readonly event: string
  readonly payload: unknown
}

const EVENTS = [...Object.keys(CLIENT_PAYLOADS), 'location', 'update-admin', 'constructor', '__proto__', '']
/** The server counts what one socket sends in a second. */
const BETWEEN_MS = 30
/** Whoever sends a longer frame is cut off. */
const LONGEST = 16_000
/** What the parsers of engine and socket are not made for. */
const PACKETS = [
  '',
  '9',
  '4',
  '42',
  '42/location',
  '42/location,',
  '42/location,[',
  '42/location,["x"',
  '42/location,{"a":1}',
  '42["join-delivery"]',
  '451-/location,["x",{"_placeholder":true,"num":0}]',
  '459999999-["x"]',
  '42/location,999999999999["join-delivery","x"]',
  '41/location,',
  '40/nowhere,',
  '40/location,{"token":{"a":1}}',
  '43/location,1["x"]',
  '44/location,{}',
  '0{"sid":"x"}',
  '1',
  '5',
  'b////',
  '\0\0\0',
  '42/location,["__proto__",{"__proto__":{"rank":1}}]',
  '42/location,["disconnecting"]',
  '42/location,["connect"]',
  `42/location,["join-delivery","${'x'.repeat(20_000)}"]`,
  `42/location,${'['.repeat(10_000)}`,
  '4'.repeat(15_000),
]

const framesFor = (position: object): fc.Arbitrary<Frame> =>
  fc
    .tuple(
      fc.constantFrom(...EVENTS),
      fc.constantFrom([], ['deliveryId'], ['latitude'], ['longitude'], ['recordedAt'], ['extra']),
      HOSTILE,
    )
    .map(([event, path, put]) => ({ event, payload: withAt(position, path, put) }))

const hasCode = (reply: unknown): reply is { readonly ok: boolean; readonly code?: string } =>
  typeof reply === 'object' && reply !== null && 'ok' in reply

/** Sends events with anything in them, and packets that are none. @returns how many, and what was not refused as it should be */
export async function sendFrames(
  origin: string,
  callers: readonly Caller[],
  deliveryId: string,
  count: number,
): Promise<{ n: number; bad: string[] }> {
  const bad: string[] = []
  let n = 0
  const frames = fc.sample(framesFor({ deliveryId, latitude: 47, longitude: 3 }), count)
  const packets = PACKETS.slice(0, Math.max(5, Math.floor(count / 10)))
  await Promise.all(
    callers.map(async (caller, index) => {
      const socket = openSocket(origin, caller, 200)
      for (const { event, payload } of frames.filter((_frame, at) => at % callers.length === index)) {
        await sleep(BETWEEN_MS)
        const reply: unknown = await socket
          .timeout(2 * ANSWER_MS)
          // events and payloads that the types do not know are the point
          .emitWithAck(event as 'join-delivery', payload as string)
          .catch((error: Error) => error)
        const text = JSON.stringify(reply instanceof Error ? reply.message : reply)
        if (text.includes('RATE_LIMITED')) continue
        n += 1
        if (!socket.connected && JSON.stringify(payload).length > LONGEST) continue
        const words = `${event} ${JSON.stringify(payload)?.slice(0, 80)}: ${text}`
        if (!hasCode(reply)) bad.push(`no answer to ${words}`)
        else if (reply.code === 'INTERNAL' || LEAK.test(text)) bad.push(words)
      }
      for (const packet of packets.filter((_packet, at) => at % callers.length === index)) {
        if (!socket.connected) await new Promise((done) => socket.once('connect', () => done(undefined)))
        n += 1
        // below the events: the text is a packet of the transport, or none
        socket.io.engine.write(packet)
        await sleep(BETWEEN_MS)
      }
      socket.disconnect()
    }),
  )
  return { n, bad }
}
