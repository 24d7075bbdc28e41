import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
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

it('ends what sockets have asked before it closes', async () => {
  const order: string[] = []
  let answerIdentity: (() => void) | undefined
  let isConnected = false
  const authenticate = async () => {
    if (isConnected) await new Promise<void>((done) => (answerIdentity = done)).then(() => order.push('answered'))
    return ANONYMOUS
  }
  const doors = await openSmallWorld({ schema, authenticator: { authenticate } })
  await doors.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = doors.http.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}/location`, { transports: ['websocket'], reconnection: false })
  await new Promise<void>((done) => socket.on('connect', done))
  isConnected = true
  socket.emit('join-delivery', 'secret-1', () => undefined)
  while (!answerIdentity) await sleep(10)
  const closing = doors.close().then(() => order.push('closed'))
  await sleep(300)
  answerIdentity()
  await closing
  expect(order).toEqual(['answered', 'closed'])
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

it('waits only a moment for connections on which nothing was asked, or whose question was given up', async () => {
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
  expect(await world.secondsToStop()).toBeLessThan(4)
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

/** Ten connections that have asked before, ten that have not, and ten that come while the server looks away. */
const CROWD = `
  const { once } = require('node:events')
  const { connect } = require('node:net')
  const { parentPort, workerData: { port, sent } } = require('node:worker_threads')
  const request = 'GET /health/live HTTP/1.1\\r\\nHost: volant\\r\\n\\r\\n'
  async function join() {
    const socket = connect({ port, host: '127.0.0.1' })
    await once(socket, 'connect')
    return socket
  }
  const ten = () => Promise.all(Array.from({ length: 10 }, join))
  const ask = (sockets) => Promise.all(sockets.map((socket) => new Promise((done) => socket.write(request, done))))
  const answered = (socket) => new Promise((done) => {
    socket.on('data', (text) => done(String(text).slice(9, 12)))
    socket.on('error', (error) => done(error.code))
    socket.on('end', () => done('end'))
  })
  void (async () => {
    const known = await ten()
    await Promise.all([ask(known), ...known.map((socket) => once(socket, 'data'))])
    const silent = await ten()
    parentPort.postMessage('ready')
    await once(parentPort, 'message')
    const all = [...known, ...silent, ...(await ten())]
    const answers = Promise.all(all.map(answered))
    await ask(all)
    Atomics.store(sent, 0, 1)
    Atomics.notify(sent, 0)
    parentPort.postMessage(await answers)
  })()
`

it('answers requests that were sent before it was told to stop and wait in the kernel', async () => {
  const doors = await openSmallWorld({ schema })
  await doors.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = doors.http.server.address() as AddressInfo
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const crowd = new Worker(CROWD, { eval: true, workerData: { port, sent } })
  await once(crowd, 'message')
  crowd.postMessage('ask')
  // this thread, the server's, stands still meanwhile
  Atomics.wait(sent, 0, 0)
  const [[answers]] = await Promise.all([once(crowd, 'message'), doors.close()])
  expect(answers).toEqual(Array.from({ length: 30 }, () => '200'))
  await crowd.terminate()
})

it('answers what arrives on an open connection once nobody new is let in, and ends it then', async () => {
  const doors = await openSmallWorld({ schema })
  const { server } = doors.http
  await doors.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.address() as AddressInfo
  const request = 'GET /health/live HTTP/1.1\r\nHost: volant\r\n\r\n'
  const sockets = [connect({ port, host: '127.0.0.1' }), connect({ port, host: '127.0.0.1' })] as const
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  sockets[0].write(request)
  expect(String(await once(sockets[0], 'data'))).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: keep-alive/is)

  const closing = doors.close()
  while (server.listening) await sleep(1)
  for (const socket of sockets) {
    socket.write(request)
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close/is)
  }
  await closing
})

it('frees connections that never finish asking, and takes no more than it can carry', async () => {
  const doors = await openSmallWorld({ schema })
  const { server } = doors.http
  expect(server.maxConnections).toBe(12_000)
  server.headersTimeout = 100
  server.maxConnections = 3
  await doors.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.address() as AddressInfo
  const stalled = ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: vol'].map((text) => {
    // never hangs up by itself
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write(text)
    return socket
  })
  await Promise.all(stalled.map((socket) => once(socket, 'connect')))
  const oneMore = connect({ port, host: '127.0.0.1' })
  await once(oneMore, 'close')

  const answers = await Promise.all(stalled.map(async (socket) => String((await once(socket, 'data'))[0])))
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 /)
  await expect.poll(() => connectionsOf(server), { timeout: 10_000 }).toBe(0)
  for (const socket of stalled) socket.destroy()
  await doors.close()
}, 20_000)

function connectionsOf(server: Server): Promise<number> {
  return new Promise((done, fail) =>
    server.getConnections((error, count) => {
      if (error) fail(error)
      else done(count)
    }),
  )
}
