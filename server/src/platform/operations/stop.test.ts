import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { expect, it } from 'vitest'
import { openSmallWorld } from '../../../test/doors'

const schema = readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8')

it('answers every request it accepted, cuts sockets, and takes no more', async () => {
  let answerDatabase: (() => void) | undefined
  const database = () => new Promise<void>((done) => (answerDatabase = done))
  const doors = await openSmallWorld({ schema, checks: { database } })
  await doors.http.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(doors.http.server.address() as AddressInfo).port}`
  const socket = io(`${origin}/location`, { transports: ['websocket'], reconnection: false })
  await new Promise<void>((done) => socket.on('connect', done))

  const pending = fetch(`${origin}/health/ready`)
  while (!answerDatabase) await sleep(10)
  const started = performance.now()
  const closing = doors.close()
  await sleep(50)
  expect(socket.connected).toBe(false)
  await expect(fetch(`${origin}/health/live`)).rejects.toThrow('fetch failed')
  answerDatabase()
  expect((await pending).status).toBe(200)
  await closing
  expect(performance.now() - started).toBeLessThan(3000)
})
