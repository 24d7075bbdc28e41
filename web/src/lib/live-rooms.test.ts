import { expect, it } from 'vitest'
import type { Acknowledgement } from '@volant/contract/live'
import { createRooms } from './live-rooms'

const OK: Acknowledgement = { ok: true }
const nextTick = () => new Promise<void>((done) => void setTimeout(done, 0))
const flush = async () => {
  for (let turn = 0; turn < 20; turn++) await nextTick()
}

/** A server that records the rooms and answers as the test chooses. */
function fakeServer(answer: (nth: number) => Acknowledgement | undefined = () => OK) {
  const inside = new Set<string>()
  const server = { connected: true, asked: 0, pauses: 0, inside }
  const rooms = createRooms({
    connected: () => server.connected,
    send: async (event, id) => {
      await nextTick()
      const said = answer(server.asked++)
      if (!said) throw new Error('nobody answered')
      if (said.ok && event === 'join-delivery') inside.add(id)
      else if (said.ok) inside.delete(id)
      return said
    },
    pause: async () => void (server.pauses += 1),
  })
  return { server, rooms }
}

it('joins once for several watchers, and leaves after the last one stopped', async () => {
  const { server, rooms } = fakeServer()
  const leave = [rooms.watch('a'), rooms.watch('a'), rooms.watch('b')]
  await flush()
  expect([...server.inside]).toEqual(['a', 'b'])
  expect(server.asked).toBe(2)
  leave[0]?.()
  await flush()
  expect(server.inside).toContain('a')
  leave[1]?.()
  leave[2]?.()
  await flush()
  expect(server.inside.size).toBe(0)
})

it('stays where it is watched again at once', async () => {
  const { server, rooms } = fakeServer()
  const leave = [rooms.watch('a'), rooms.watch('b')]
  await flush()
  for (const stop of leave) stop()
  // as an effect does that waits for the connection
  await Promise.resolve()
  rooms.watch('a')
  rooms.watch('c')
  await flush()
  expect([...server.inside]).toEqual(['a', 'c'])
  expect(server.asked).toBe(4)
})

it('repeats requests that were rate limited, not answered or without a database, but not refused ones', async () => {
  const limited: Acknowledgement = { ok: false, code: 'RATE_LIMITED' }
  const away: Acknowledgement = { ok: false, code: 'UNAVAILABLE' }
  const refused: Acknowledgement = { ok: false, code: 'NOT_FOUND' }
  const { server, rooms } = fakeServer((nth) => [limited, undefined, away, OK, refused][nth])
  rooms.watch('a')
  rooms.watch('foreign')
  await flush()
  expect([...server.inside]).toEqual(['a'])
  expect(server).toMatchObject({ asked: 5, pauses: 3 })
})

it('waits for the connection and joins every room again on a new one', async () => {
  const { server, rooms } = fakeServer()
  server.connected = false
  rooms.watch('a')
  await flush()
  expect(server.asked).toBe(0)
  server.connected = true
  rooms.restart()
  await flush()
  server.inside.clear()
  rooms.restart()
  await flush()
  expect([...server.inside]).toEqual(['a'])
})

it('calls onJoined on each connection, but not for refused rooms', async () => {
  const { server, rooms } = fakeServer((nth) => (nth === 1 ? { ok: false, code: 'NOT_FOUND' } : OK))
  const joined: string[] = []
  const leave = rooms.watch('a', () => joined.push('a'))
  rooms.watch('foreign', () => joined.push('foreign'))
  expect(joined).toEqual([])
  await flush()
  expect(joined).toEqual(['a'])
  server.inside.clear()
  leave()
  rooms.watch('b', () => joined.push('b'))
  rooms.restart()
  await flush()
  expect(joined.toSorted()).toEqual(['a', 'b', 'foreign'])
})
