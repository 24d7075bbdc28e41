import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Doors } from '../operations/doors'
import { openSmallWorld, sessions } from '../../../test/doors'

const schema = readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8')

let doors: Doors
let origin: string
const open: Socket[] = []

beforeAll(async () => {
  doors = await openSmallWorld({ schema })
  await doors.http.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(doors.http.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const socket of open) socket.disconnect()
  await doors.close()
})
afterEach(async () => {
  for (const socket of open.splice(0)) socket.disconnect()
  await sleep(50)
})

function socketOf(token?: unknown, headers: Record<string, string> = {}): Socket {
  const socket = io(`${origin}/location`, {
    auth: token === undefined ? {} : { token },
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    extraHeaders: headers,
  })
  open.push(socket)
  return socket
}

async function connected(token?: unknown, headers?: Record<string, string>): Promise<Socket> {
  const socket = socketOf(token, headers)
  await new Promise<void>((done, fail) => socket.once('connect', done).once('connect_error', fail))
  return socket
}

async function refused(token?: unknown, headers?: Record<string, string>): Promise<{ data?: { code: string } }> {
  const socket = socketOf(token, headers)
  return new Promise((done, fail) =>
    socket.once('connect_error', done).once('connect', () => fail(new Error('came in'))),
  )
}

const ask = (socket: Socket, event: string, ...args: unknown[]) => socket.timeout(2000).emitWithAck(event, ...args)

describe('connecting', () => {
  it('lets guests and people in, and nobody with a false token', async () => {
    await connected()
    await connected('no-token')
    await connected('Bearer admin')
    expect((await refused('forged')).data?.code).toBe('UNAUTHENTICATED')
    expect((await refused('expired')).data?.code).toBe('TOKEN_EXPIRED')
    for (const token of [7, {}, [], true]) expect((await refused(token)).data?.code).toBe('UNAUTHENTICATED')
  })

  it('takes browsers of its own and listed origins only', async () => {
    await connected('admin', { origin })
    await connected('admin', { origin: 'https://partner.test' })
    await refused('admin', { origin: 'https://evil.test' })
    await refused('admin', { origin: 'null' })
  })

  it('holds ten sockets a person, and gives a place back', async () => {
    const sockets: Socket[] = []
    for (let n = 0; n < 10; n++) sockets.push(await connected('client 1'))
    expect((await refused('client 1')).data?.code).toBe('RATE_LIMITED')
    await connected('client 2')
    sockets[0]?.disconnect()
    await sleep(100)
    await connected('client 1')
  })

  it('keeps no place for whoever left before the database said who it was', async () => {
    let answer = () => {}
    sessions.database = new Promise((resolve) => {
      answer = resolve
    })
    for (let n = 0; n < 10; n++) {
      const socket = socketOf('client 3')
      await new Promise((opened) => socket.io.once('open', () => setTimeout(opened, 20)))
      socket.disconnect()
    }
    await sleep(100)
    answer()
    sessions.database = Promise.resolve()
    await sleep(50)
    await connected('client 3')
  })

  it('has no other namespace', async () => {
    const socket = io(origin, { forceNew: true, reconnection: false, transports: ['websocket'] })
    open.push(socket)
    const error = await new Promise<{ data?: { code: string } }>((done) => socket.once('connect_error', done))
    expect(error.data?.code).toBe('NOT_FOUND')
  })

  it('ends with the token, so that the client comes back with its new one', async () => {
    sessions.secondsLeft = 0.3
    const socket = await connected('admin')
    sessions.secondsLeft = 900
    const reason = await new Promise((done) => socket.once('disconnect', done))
    expect(reason).toBe('transport close')
  })

  it('cuts every socket of a person whose rights ended', async () => {
    const [first, second, other] = [
      await connected('client 1'),
      await connected('client 1'),
      await connected('client 2'),
    ]
    doors.live.disconnectUser('sub-client1')
    await sleep(100)
    expect([first.connected, second.connected, other.connected]).toEqual([false, false, true])
  })

  it('cuts off who does not read what waits for them, and nobody else', async () => {
    const [slow, other] = [await connected('admin'), await connected('client')]
    const hint = { deliveryId: 'd1', status: 'SET', version: 3, organizationId: 'org-2', driverIds: [] }
    for (let n = 0; n < 4900; n++) doors.live.hint(hint)
    await sleep(300)
    expect(slow.connected).toBe(true)
    for (let n = 0; n < 5100; n++) doors.live.hint(hint)
    await expect.poll(() => slow.connected, { timeout: 10_000 }).toBe(false)
    expect(other.connected).toBe(true)
  })

  it('cuts the sockets of one session alone', async () => {
    const [ended, other] = [await connected('client 1'), await connected('client 2')]
    doors.live.disconnectSession('client 1')
    await sleep(100)
    expect([ended.connected, other.connected]).toEqual([false, true])
  })
})

describe('events', () => {
  it('answers acks with the reason', async () => {
    const guest = await connected()
    expect(await ask(guest, 'join-delivery', 'd1')).toEqual({ ok: true })
    expect(await ask(guest, 'join-delivery', 'foreign')).toEqual({ ok: false, code: 'NOT_FOUND' })
    expect(await ask(guest, 'leave-delivery', 'd1')).toEqual({ ok: false, code: 'UNAUTHENTICATED' })
    expect(await ask(guest, 'sendLocation', {})).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' })
    const client = await connected('client')
    expect(await ask(client, 'sendLocation', {})).toMatchObject({ ok: false, code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
    expect(await ask(client, 'no-such-event')).toEqual({ ok: false, code: 'NOT_FOUND' })
  })

  it('are counted by the names that we know and by outcome', async () => {
    const guest = await connected()
    await ask(guest, 'leave-delivery', 'd1')
    await ask(guest, 'event-of-a-stranger')
    const counted = (await doors.metrics.registry.metrics()).match(/(?<=^live_events_total).+(?= \d+$)/gm)
    expect(counted).toContain('{event="join-delivery",outcome="answered"}')
    expect(counted).toContain('{event="leave-delivery",outcome="refused"}')
    expect(counted).toContain('{event="unknown",outcome="refused"}')
    expect(counted?.join()).not.toContain('stranger')
  })

  it('reads rights at each event, not at the handshake', async () => {
    const socket = await connected('client 5')
    expect(await ask(socket, 'leave-delivery', 'd1')).toEqual({ ok: true })
    sessions.ended.add('sub-client5')
    expect(await ask(socket, 'leave-delivery', 'd1')).toEqual({ ok: false, code: 'UNAUTHENTICATED' })
  })

  it('survives a thousand malformed frames', async () => {
    const values: unknown[] = [
      undefined,
      null,
      0,
      -1,
      1e308,
      '',
      'a\0b',
      '\ud800',
      'x'.repeat(5000),
      [],
      [[]],
      {},
      true,
    ]
    values.push({ __proto__: { a: 1 } }, { length: 5 }, Buffer.from('bytes'), { deep: { er: { est: [] } } })
    const events = ['join-delivery', 'leave-delivery', 'sendLocation', 'constructor', '__proto__', 'toString', 'x']
    const answers: unknown[] = []
    for (let sent = 0; sent < 1000;) {
      const socket = await connected(sent % 2 ? 'client' : undefined)
      for (let n = 0; n < 25; n++, sent++) {
        const event = events[sent % events.length] ?? ''
        const value = values[(sent * 7) % values.length]
        socket.emit(event, value, value, value)
        answers.push(await ask(socket, event, value))
      }
      socket.disconnect()
    }
    expect(answers).toHaveLength(1000)
    expect(answers.filter((answer) => typeof (answer as { ok: unknown }).ok !== 'boolean')).toEqual([])
    expect((await doors.http.inject('/health/live')).statusCode).toBe(200)
  }, 30_000)

  it('drops a frame that is too big, and who floods', async () => {
    const socket = await connected('client')
    const reason = new Promise((done) => socket.once('disconnect', done))
    socket.emit('join-delivery', 'x'.repeat(20_000))
    expect(await reason).toBe('transport close')
    const other = await connected('client')
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(other, 'join-delivery', 'd1')))
    expect(answers.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(20)
  })
})

describe('broadcasts', () => {
  const heardBy = (socket: Socket) => {
    const heard: [string, unknown][] = []
    socket.onAny((event: string, payload: unknown) => heard.push([event, payload]))
    return heard
  }

  it('tells each role in its own event, and no other organisation', async () => {
    const [admin, client, guest] = [await connected('admin'), await connected('client'), await connected()]
    const heard = [heardBy(admin), heardBy(client), heardBy(guest)]
    const hint = { deliveryId: 'd1', status: 'SET', version: 3, driverIds: ['p1'] }
    doors.live.hint({ ...hint, organizationId: 'org-1' })
    doors.live.hint({ ...hint, organizationId: 'org-2', auction: true })
    await sleep(100)
    const payload = { deliveryId: 'd1', status: 'SET', version: 3 }
    expect(heard).toEqual([
      [
        ['update-admin', payload],
        ['update-admin', payload],
      ],
      [['update-partner', payload]],
      [],
    ])
  })

  it('tells guests only that their page is stale, under the secret they came with', async () => {
    const [guest, stranger] = [await connected(), await connected()]
    await ask(guest, 'join-delivery', 'secret-1')
    await ask(stranger, 'join-delivery', 'secret-2')
    const heard = [heardBy(guest), heardBy(stranger)]
    const hint = { deliveryId: 'd1', status: 'SET', version: 3, driverIds: [], organizationId: 'org-1' }
    doors.live.hint({ ...hint, trackingIds: ['secret-1'] })
    doors.live.hint(hint)
    await sleep(100)
    expect(heard).toEqual([[['update-tracking', { deliveryId: 'secret-1' }]], []])
  })

  it('sends one position a second and delivery, the newest, under the name that the watcher knows', async () => {
    const watcher = await connected('client')
    await ask(watcher, 'join-delivery', 'd9')
    const guest = await connected()
    await ask(guest, 'join-delivery', 'secret-9')
    const [heard, heardByGuest] = [heardBy(watcher), heardBy(guest)]
    const place = { longitude: 0, recordedAt: '2026-01-01T00:00:00.000Z' }
    for (let n = 0; n < 10; n++)
      doors.live.position({ deliveryId: 'd9', trackingId: 'secret-9', latitude: n, ...place })
    doors.live.position({ deliveryId: 'other', latitude: 1, longitude: 1, recordedAt: '2026-01-01T00:00:00.000Z' })
    await sleep(1200)
    const told = (deliveryId: string) => [0, 9].map((latitude) => ['location', { deliveryId, latitude, ...place }])
    expect(heard).toEqual(told('d9'))
    // whoever comes with the secret learns no id
    expect(heardByGuest).toEqual(told('secret-9'))
  })

  it('sends the positions of many deliveries that come at once, each to who watches them all', async () => {
    const watcher = await connected('client')
    const ids = Array.from({ length: 40 }, (_, n) => `many-${n}`)
    for (const id of ids) expect(await ask(watcher, 'join-delivery', id)).toEqual({ ok: true })
    const heard = heardBy(watcher)
    const place = { latitude: 1, longitude: 0, recordedAt: '2026-01-01T00:00:00.000Z' }
    for (const deliveryId of ids) doors.live.position({ deliveryId, ...place })
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(ids.length)
    expect(heard).toEqual(ids.map((deliveryId) => ['location', { deliveryId, ...place }]))
  })
})
