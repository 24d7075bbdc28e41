import { createECDH } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { addHours } from 'date-fns'
import { SMTPServer } from 'smtp-server'
import { v7 as uuid } from 'uuid'
import { afterEach, describe, expect, it } from 'vitest'
import { startPushServer } from '../../test/push-server'
import { httpAnswer, startUnreliable } from '../../test/unreliable'
import type { Trouble, Unreliable } from '../../test/unreliable'
import { smtpMail } from './mail/smtp'
import { BanPhotonPlaces } from './maps/ban-photon-places'
import { startFakeProvider } from './maps/fake-provider.testing'
import { GooglePlaces } from './maps/google-places'
import { GoogleRoutes } from './maps/google-routes'
import { OsrmRoutes } from './maps/osrm-routes'
import { placeAnswers, routeAnswers } from './maps/recorded-answers.testing'
import type { Places } from './maps/places'
import type { Routes } from './maps/routes'
import { ValhallaRoutes } from './maps/valhalla-routes'
import { MessageRefused } from './outbox/message'
import { SubscriptionGone } from './push/push'
import type { OutgoingPush } from './push/push'
import { webPushTo } from './push/web-push'
import { twilioSms } from './sms/twilio'
import { openS3Server, S3_KEYS } from './storage/s3-server.testing'
import { s3Storage } from './storage/s3'
import type { Storage } from './storage/storage'

/** An adapter that is set to wait so long gives up soon, and nobody sits through half a minute; but a busy machine needs longer to answer. */
const SHORT = 300
const LONG = 30_000
const PARIS = { latitude: 48.8566, longitude: 2.3522 }
const LYON = { latitude: 45.764, longitude: 4.8357 }

/** One provider, reached over a way that can be disturbed. */
interface Provider {
  readonly way: Unreliable
  /** One call through the port, by an adapter of this patience in milliseconds. */
  call(patience: number): Promise<unknown>
  /** How often the provider has taken something, where it takes anything. */
  taken?(): number
  close(): unknown
}
type Opening = () => Promise<Provider>

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

async function smtp(): Promise<Provider> {
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        taken += 1
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const way = await startUnreliable(portOf(server.server), (sent) => /(?:^|\r\n)\.\r\n$/.test(sent.toString()))
  const letter = () => ({ id: uuid(), to: 'a@b.test', subject: 'Votre véhicule', text: 'mot '.repeat(50) })
  return {
    way,
    call: (patience) => smtpMail(`smtp://127.0.0.1:${way.port}`, 'Volant <a@volant.test>', patience).send(letter()),
    taken: () => taken,
    close: () => server.close(() => undefined),
  }
}

async function twilio(): Promise<Provider> {
  let taken = 0
  const server = createServer((request, response) => {
    void text(request).then(() => {
      taken += 1
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ sid: `SM${taken}` }))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const way = await startUnreliable(portOf(server))
  const account = { account: 'AC1', token: 'token', sender: 'Volant', url: way.url }
  const message = () => ({ id: uuid(), to: '+33612345678', text: 'Votre véhicule arrive' })
  return {
    way,
    call: (patience) => twilioSms({ ...account, patience }).send(message()),
    taken: () => taken,
    close: () => server.close(),
  }
}

async function pushService(): Promise<Provider> {
  const server = await startPushServer()
  const way = await startUnreliable(Number(new URL(server.origin).port))
  const { keys } = server.subscribe('one')
  const signer = createECDH('prime256v1')
  signer.generateKeys()
  const settings = {
    publicKey: signer.getPublicKey('base64url'),
    // the curve drops zeros at the beginning, which a key must have
    privateKey: signer.getPrivateKey().toString('base64url').padStart(43, 'A'),
    subject: 'mailto:aide@volant.fr',
    services: [way.url],
  }
  const sent = (): OutgoingPush => ({
    to: { endpoint: `${way.url}/one`, keys },
    notice: { title: 'Mission', body: 'Nîmes', url: '/driver', tag: 'mission-1' },
    urgent: true,
    until: addHours(new Date(), 1),
  })
  return {
    way,
    call: (patience) => webPushTo({ ...settings, patience }).send(sent()),
    taken: server.calls,
    close: server.close,
  }
}

async function storing(work: (store: Storage, name: string) => Promise<unknown>): Promise<Provider> {
  const server = await openS3Server('volant')
  const way = await startUnreliable(server.port)
  const keys = { accessKeyId: S3_KEYS.S3_ACCESS_KEY_ID, secretAccessKey: S3_KEYS.S3_SECRET_ACCESS_KEY }
  const open = (patience: number) =>
    s3Storage({ bucket: 'volant', region: 'eu-west-3', endpoint: way.url, keys, linkSeconds: 0, patience })
  const name = uuid()
  await open(LONG).put(name, Buffer.alloc(200_000, 'x'), 'application/pdf')
  return { way, call: (patience) => work(open(patience), name), close: server.close }
}

async function mapping(
  answers: Parameters<typeof startFakeProvider>[0],
  ask: (url: string, patience: number) => Promise<unknown>,
): Promise<Provider> {
  const server = await startFakeProvider(answers)
  const way = await startUnreliable(Number(new URL(server.url).port))
  return { way, call: (patience) => ask(way.url, patience), close: server.close }
}
const routing = (open: (url: string, patience: number) => Routes) => () =>
  mapping(routeAnswers, (url, patience) => open(url, patience).route([PARIS, LYON]))
const finding = (open: (url: string, patience: number) => Places) => () =>
  mapping(placeAnswers, (url, patience) => open(url, patience).autocomplete('12 rue mercière, lyon'))

const MESSAGES: [string, Opening][] = [
  ['SMTP', smtp],
  ['Twilio', twilio],
  ['a push service', pushService],
]
const STORE: [string, Opening][] = [
  ['S3, writing', () => storing((store, name) => store.put(name, Buffer.from('%PDF'), 'application/pdf'))],
  ['S3, reading', () => storing(async (store, name) => buffer(await store.read(name)))],
  ['S3, removing', () => storing((store, name) => store.remove(name))],
  ['S3, asked how it is', () => storing((store) => store.ping())],
]
const MAPS: [string, Opening][] = [
  ['OSRM', routing((url, patience) => new OsrmRoutes(url, patience))],
  ['Valhalla', routing((url, patience) => new ValhallaRoutes(url, patience))],
  ['Google Routes', routing((url, patience) => new GoogleRoutes('key', url, patience))],
  ['BAN and Photon', finding((url, patience) => new BanPhotonPlaces(url, url, patience))],
  ['Google Places', finding((url, patience) => new GooglePlaces('key', url, patience))],
]

const HTML = '<!doctype html><title>502 Bad Gateway</title>'
const AWAY: [string, Trouble][] = [
  ['says nothing', 'silence'],
  ['resets the connection', 'reset'],
  ['breaks off its answer', 'half an answer'],
  ['falls silent in the middle of its answer', 'a stalled answer'],
  ['answers 500', { instead: httpAnswer(500) }],
  ['shows the page of a broken gateway', { instead: httpAnswer(502, HTML, { 'content-type': 'text/html' }) }],
]
/** Where an answer is more than its status. */
const UNREADABLE: [string, Trouble][] = [
  ['answers with a page', { instead: httpAnswer(200, HTML, { 'content-type': 'text/html' }) }],
  ['answers with half of a text', { instead: httpAnswer(200, '{"routes":[{"distance":', {}) }],
  ['answers with nothing at all', { instead: httpAnswer(200) }],
  ['answers with something else', { instead: httpAnswer(200, '{"routes":[{}],"features":[{}],"suggestions":1}') }],
]

/** For a call that does not end. */
const NEVER = 60_000
const opened: Provider[] = []
async function start(open: Opening): Promise<Provider> {
  const provider = await open()
  opened.push(provider)
  return provider
}
afterEach(async () => {
  for (const { way, close } of opened.splice(0)) {
    way.close()
    await close()
  }
})

/** What a call throws: each must, and long before anybody would give up on the test. */
async function failureOf({ way, call }: Provider, trouble: Trouble): Promise<unknown> {
  way.trouble = trouble
  const failure = await call(trouble === 'silence' || trouble === 'a stalled answer' ? SHORT : LONG).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(Error)
  return failure
}

describe.each(MESSAGES)('%s', (name, open) => {
  it.each(AWAY)(
    'counts as away when it %s, and takes the next message once it is back',
    { timeout: NEVER },
    async (_what, trouble) => {
      const provider = await start(open)
      const failure = await failureOf(provider, trouble)
      expect(failure).not.toBeInstanceOf(MessageRefused)
      expect(failure).not.toBeInstanceOf(SubscriptionGone)
      provider.way.trouble = 'none'
      await expect(provider.call(LONG)).resolves.toBeTypeOf('object')
    },
  )

  it('that answers twice has taken one message, and its second answer is none to the next', async () => {
    const provider = await start(open)
    provider.way.trouble = 'two answers'
    const first = await provider.call(LONG)
    expect(provider.taken?.()).toBe(1)
    provider.way.trouble = 'none'
    const second = await provider.call(LONG)
    expect(provider.taken?.()).toBe(2)
    if (name !== 'a push service') expect(second).not.toEqual(first)
  })
})

describe.each([...STORE, ...MAPS])('%s', (name, open) => {
  const unreadable = MAPS.some(([map]) => map === name) ? UNREADABLE : []
  it.each([...AWAY, ...unreadable])(
    'is unavailable when it %s, and answers once it is back',
    { timeout: NEVER },
    async (_what, trouble) => {
      const provider = await start(open)
      expect(await failureOf(provider, trouble)).toBeInstanceOf(Error)
      provider.way.trouble = 'none'
      await provider.call(LONG)
    },
  )
})
