import { expect, it } from 'vitest'
import type { Acknowledgement } from '@volant/contract/live'
import { createRooms } from './live-rooms'

const OK: Acknowledgement = { ok: true }
const SOON = () => new Promise<void>((done) => void setTimeout(done, 0))
const quiet = async () => {
  for (let turn = 0; turn < 20; turn++) await SOON()
}

/** A server that keeps what it was asked and answers as it is told. */
function aServer(answer: (nth: number) => Acknowledgement | undefined = () => OK) {
  const inside = new Set<string>()
  const server = { connected: true, asked: 0, pauses: 0, inside }
  const rooms = createRooms({
    connected: () => server.connected,
    ask: async (event, id) => {
      await SOON()
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

it('joins once for all who watch, and leaves with the last of them', async () => {
  const { server, rooms } = aServer()
  const leave = [rooms.watch('a'), rooms.watch('a'), rooms.watch('b')]
  await quiet()
  expect([...server.inside]).toEqual(['a', 'b'])
  expect(server.asked).toBe(2)
  leave[0]?.()
  await quiet()
  expect(server.inside).toContain('a')
  leave[1]?.()
  leave[2]?.()
  await quiet()
  expect(server.inside.size).toBe(0)
})

it('asks again what came too fast or went unanswered, and takes a refusal for an answer', async () => {
  const limited: Acknowledgement = { ok: false, code: 'RATE_LIMITED' }
  const refused: Acknowledgement = { ok: false, code: 'NOT_FOUND' }
  const { server, rooms } = aServer((nth) => [limited, undefined, OK, refused][nth])
  rooms.watch('a')
  rooms.watch('foreign')
  await quiet()
  expect([...server.inside]).toEqual(['a'])
  expect(server).toMatchObject({ asked: 4, pauses: 2 })
})

it('waits for the connection and takes every room again on a new one', async () => {
  const { server, rooms } = aServer()
  server.connected = false
  rooms.watch('a')
  await quiet()
  expect(server.asked).toBe(0)
  server.connected = true
  rooms.restart()
  await quiet()
  server.inside.clear()
  rooms.restart()
  await quiet()
  expect([...server.inside]).toEqual(['a'])
})

it('tells whoever watches from when on they are listening, on each connection, and not what is refused', async () => {
  const { server, rooms } = aServer((nth) => (nth === 1 ? { ok: false, code: 'NOT_FOUND' } : OK))
  const joined: string[] = []
  const leave = rooms.watch('a', () => joined.push('a'))
  rooms.watch('foreign', () => joined.push('foreign'))
  expect(joined).toEqual([])
  await quiet()
  expect(joined).toEqual(['a'])
  server.inside.clear()
  leave()
  rooms.watch('b', () => joined.push('b'))
  rooms.restart()
  await quiet()
  expect(joined).toEqual(['a', 'foreign', 'b'])
})
