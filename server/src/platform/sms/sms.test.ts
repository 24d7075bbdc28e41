import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AnswerMissing, MessageRefused } from '../outbox/message'
import { chooseSms } from './choose'
import { isSmsSender } from './sender'
import type { Sms } from './sms'
import { twilioSms } from './twilio'

interface Call {
  readonly path: string | undefined
  readonly authorization: string | undefined
  readonly key: string | string[] | undefined
  readonly form: Record<string, string>
}
const calls: Call[] = []
let answer: { status: number; body: string }

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  calls.push({
    path: request.url,
    authorization: request.headers.authorization,
    key: request.headers['idempotency-key'],
    form,
  })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
}
const server = createServer((request, response) => void reply(request, response))

let twilio: Sms
const outbox = chooseSms({ SMS_PROVIDER: 'outbox' })
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  twilio = chooseSms({
    SMS_PROVIDER: 'twilio',
    SMS_ACCOUNT: 'AC1',
    SMS_TOKEN: 'token',
    SMS_SENDER: 'Volant',
    SMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  })
})
beforeEach(() => {
  calls.length = 0
  answer = { status: 201, body: JSON.stringify({ sid: 'SM1', status: 'queued' }) }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const message = { id: '0198-1', to: '+33612345678', text: 'Votre véhicule arrive : https://volant.test/c/abc' }

describe.each([
  ['the outbox table', () => outbox],
  ['Twilio', () => twilio],
])('SMS through %s', (_name, port) => {
  it('takes a text with accents, and takes it again', async () => {
    await expect(port().send(message)).resolves.toBeTypeOf('object')
    await expect(port().send(message)).resolves.toBeTypeOf('object')
  })

  it('takes a text of several parts', async () => {
    await expect(port().send({ ...message, text: 'mot '.repeat(120) })).resolves.toBeTypeOf('object')
  })
})

describe('Twilio', () => {
  it('is asked as its documentation says, with the id that marks a repeated message', async () => {
    expect(await twilio.send(message)).toEqual({ providerId: 'SM1' })
    expect(calls).toEqual([
      {
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
        key: '0198-1',
        form: { To: '+33612345678', From: 'Volant', Body: message.text },
      },
    ])
  })

  it('refuses a number for good', async () => {
    answer = { status: 400, body: JSON.stringify({ code: 21211, message: 'Invalid To' }) }
    await expect(twilio.send(message)).rejects.toMatchObject({
      name: 'MessageRefused',
      message: 'Twilio 400 (21211): Invalid To',
    })
  })

  it.each([401, 429, 500, 503])('counts as away with %s', async (status) => {
    answer = { status, body: 'not JSON' }
    const failure = await twilio.send(message).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(MessageRefused)
  })
})

it('Twilio may have sent what it did not answer in time', async () => {
  const silent = createServer()
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const slow = twilioSms({ account: 'AC1', token: 'token', sender: 'Volant', url, patience: 100 })
  await expect(slow.send(message)).rejects.toBeInstanceOf(AnswerMissing)
  silent.closeAllConnections()
  silent.close()
  // who is not there has not
  const away = twilioSms({ account: 'AC1', token: 'token', sender: 'Volant', url: 'http://127.0.0.1:1' })
  await expect(away.send(message)).rejects.not.toBeInstanceOf(AnswerMissing)
})

describe('the sender of an SMS', () => {
  it.each(['Volant', 'VOLANT75', '+33757900000', 'abcdefghijk'])('may be %s', (sender) => {
    expect(isSmsSender(sender)).toBe(true)
  })
  it.each(['', '36000', 'colis', 'RDV', 'Info', 'abcdefghijkl', 'Vol ant', 'Volant!', 'Livré', '+0612345678'])(
    'may not be "%s"',
    (sender) => {
      expect(isSmsSender(sender)).toBe(false)
    },
  )
})
