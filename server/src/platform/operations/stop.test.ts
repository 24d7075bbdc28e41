import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
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

async function listening() {
  const doors = await openSmallWorld({ schema })
  await doors.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = doors.http.server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    /** A connection that says this much and no more. */
    async say(text: string) {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.on('error', () => undefined)
      await new Promise<void>((done) => socket.write(text, () => done()))
      return socket
    },
    async secondsToStop() {
      const started = performance.now()
      await doors.close()
      return (performance.now() - started) / 1000
    },
  }
}

it('does not wait for connections on which nothing was asked, or whose question was given up', async () => {
  const world = await listening()
  const silent = await world.say('')
  const giveUp = new AbortController()
  const given = fetch(`${world.origin}/blobs/x`, {
    method: 'PUT',
    body: new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1000)) }),
    duplex: 'half',
    signal: giveUp.signal,
  } as RequestInit)
  await sleep(50)
  giveUp.abort()
  await expect(given).rejects.toThrow('aborted')
  expect(await world.secondsToStop()).toBeLessThan(1)
  silent.destroy()
})

it('cuts what is still being sent after five seconds', async () => {
  const world = await listening()
  const head = 'PUT /blobs/x HTTP/1.1\r\nHost: volant\r\nContent-Length: 1000\r\n'
  const sockets = [await world.say(head), await world.say(`${head}\r\nhalf of it`)]
  await sleep(50)
  const seconds = await world.secondsToStop()
  expect(seconds).toBeGreaterThan(4.5)
  expect(seconds).toBeLessThan(6)
  for (const socket of sockets) socket.destroy()
})
