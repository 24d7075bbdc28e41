import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { startFakeProvider } from '../../../server/src/platform/maps/fake-provider.testing'
import { routeAnswers } from '../../../server/src/platform/maps/recorded-answers.testing'
import { httpAnswer, startUnreliable } from '../../../server/test/unreliable'
import type { Trouble, Unreliable } from '../../../server/test/unreliable'

/** A provider of messages behind a way that can be disturbed. */
export interface MessageProvider {
  readonly way: Unreliable
  /** The key of each message that it took, in order, as often as it took it. */
  readonly taken: readonly string[]
}

export interface Providers {
  readonly mail: MessageProvider
  /** From now on the mail server knows nobody of this address. */
  refuse(address: string): void
  /** How often it has said so. */
  refused(): number
  readonly sms: MessageProvider
  readonly maps: { readonly way: Unreliable }
  /** What makes a server use them. */
  readonly variables: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** The same trouble, as each protocol has it. */
export const TROUBLES = {
  none: { mail: 'none', http: 'none' },
  '500': { mail: { instead: '421 4.3.2 no service now\r\n' }, http: { instead: httpAnswer(500) } },
  silence: { mail: 'silence', http: 'silence' },
  reset: { mail: 'reset', http: 'reset' },
  'two answers': { mail: 'two answers', http: 'two answers' },
  'no acknowledgement': { mail: 'no acknowledgement', http: 'no acknowledgement' },
} as const satisfies Record<string, { mail: Trouble; http: Trouble }>

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port
/** The end of a letter is answered, and may come in a packet of its own. */
const isLetter = (sent: Buffer) => /(?:^|\r\n)\.\r\n$/.test(sent.toString())
const MAIL_DOMAIN = 'providers.test'

/** A mail server that takes what comes twice, as mail servers do: readers tell by the Message-ID. */
async function openMail() {
  const taken: string[] = []
  const unknown = new Set<string>()
  let refused = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!unknown.has(address)) return done()
      refused += 1
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    onData(stream, _session, done) {
      text(stream).then((source) => {
        taken.push(new RegExp(`^Message-ID: <(.+)@${MAIL_DOMAIN}>`, 'm').exec(source)?.[1] ?? 'no key')
        done()
      }, done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const way = await startUnreliable(portOf(server.server), isLetter)
  return {
    provider: { way, taken },
    refuse: (address: string) => void unknown.add(address),
    refused: () => refused,
    close: () => server.close(() => undefined),
  }
}

/** A provider of text messages that honours keys: it answers to a key as it did the first time, and sends nothing more. */
async function openSms() {
  const taken: string[] = []
  const server = createServer((request, response) => {
    void text(request).then(() => {
      const key = String(request.headers['idempotency-key'])
      taken.push(key)
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ sid: `SM${key}` }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const way = await startUnreliable(portOf(server))
  return { provider: { way, taken }, close: () => server.close() }
}

export async function openProviders(): Promise<Providers> {
  const mail = await openMail()
  const sms = await openSms()
  const routes = await startFakeProvider(routeAnswers)
  const maps = { way: await startUnreliable(Number(new URL(routes.url).port)) }
  return {
    mail: mail.provider,
    refuse: mail.refuse,
    refused: mail.refused,
    sms: sms.provider,
    maps,
    variables: {
      SMTP_URL: `smtp://127.0.0.1:${mail.provider.way.port}`,
      MAIL_FROM: `Volant <ne-pas-repondre@${MAIL_DOMAIN}>`,
      SMS_PROVIDER: 'twilio',
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'token',
      SMS_SENDER: 'Volant',
      SMS_URL: sms.provider.way.url,
      ROUTES_PROVIDER: 'osrm',
      ROUTES_URL: maps.way.url,
      METRICS_TOKEN: randomBytes(32).toString('hex'),
    },
    async close() {
      for (const { way } of [mail.provider, sms.provider, maps]) way.close()
      mail.close()
      sms.close()
      await routes.close()
    },
  }
}
