import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startUnreliable } from '../../../test/unreliable'
import { AnswerMissing, MessageRefused } from '../outbox/message'
import { chooseMail } from './choose'
import { outboxMail } from './mail'
import type { Mail } from './mail'
import { smtpMail } from './smtp'

const received: { to: string[]; source: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (address === 'nobody@b.test') return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    if (address === 'leaving@b.test') return done(Object.assign(new Error('closing'), { responseCode: 421 }))
    if (address === 'busy@b.test') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
    done()
  },
  onData(stream, session, done) {
    text(stream).then((source) => {
      const refusal = /^Subject: (\d{3})/m.exec(source)?.[1]
      if (refusal) return done(Object.assign(new Error('not this text'), { responseCode: Number(refusal) }))
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
      done()
    }, done)
  },
})
server.on('error', () => undefined)

let smtp: Mail
let smtpUrl: string
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  smtp = await chooseMail({ SMTP_URL: smtpUrl, MAIL_FROM: 'Volant <ne-pas-repondre@volant.test>' })
})
beforeEach(() => {
  received.length = 0
})
afterAll(async () => {
  await new Promise<void>((done) => server.close(done))
})

const letter = {
  id: '0198-1',
  to: 'a@b.test',
  subject: 'Votre véhicule arrive',
  text: 'À bientôt',
  html: '<p>À bientôt</p>',
}

describe.each([
  ['the outbox table', () => outboxMail],
  ['SMTP', () => smtp],
])('mail through %s', (_name, port) => {
  it('takes a letter with accents', async () => {
    await expect(port().send(letter)).resolves.toBeTypeOf('object')
  })

  it('takes the same letter again: whether it was sent before is not always known', async () => {
    await port().send(letter)
    await expect(port().send(letter)).resolves.toBeTypeOf('object')
  })

  it('takes a long text without HTML', async () => {
    const { html: _html, ...plain } = letter
    await expect(port().send({ ...plain, text: 'mot '.repeat(20_000) })).resolves.toBeTypeOf('object')
  })

  it('adds nobody to the recipients', async () => {
    await port()
      .send({ ...letter, to: 'a@b.test\r\nBcc: c@d.test', subject: 'x\r\nBcc: c@d.test' })
      .catch(() => undefined)
    expect(received.flatMap(({ to }) => to)).not.toContain('c@d.test')
    expect(received.map(({ source }) => source).join()).not.toMatch(/^bcc:/im)
  })
})

describe('SMTP', () => {
  it('delivers sender, subject and both bodies under the id of the message', async () => {
    const receipt = await smtp.send(letter)
    expect(receipt).toEqual({ providerId: '<0198-1@volant.test>' })
    expect(received[0]?.to).toEqual(['a@b.test'])
    expect(received[0]?.source).toMatch(/^From: Volant <ne-pas-repondre@volant.test>/m)
    expect(received[0]?.source).toMatch(/^Message-ID: <0198-1@volant.test>/m)
    expect(received[0]?.source).toContain('text/html')
  })

  it('delivers a file along with the letter', async () => {
    const content = Buffer.from('%PDF-1.7 sealed')
    await smtp.send({ ...letter, attachments: [{ filename: 'État.pdf', contentType: 'application/pdf', content }] })
    expect(received[0]?.source).toMatch(/^Content-Type: application\/pdf/m)
    expect(received[0]?.source).toContain(content.toString('base64'))
  })

  it('tells a refused recipient, for good or for now, from a server that is away or leaves', async () => {
    await expect(smtp.send({ ...letter, to: 'nobody@b.test' })).rejects.toMatchObject({
      name: 'MessageRefused',
      retryAfter: 0,
    })
    await expect(smtp.send({ ...letter, to: 'busy@b.test' })).rejects.toMatchObject({
      name: 'MessageRefused',
      retryAfter: 300,
    })
    const leaving = await smtp.send({ ...letter, to: 'leaving@b.test' }).catch((error: unknown) => error)
    expect(leaving).toBeInstanceOf(Error)
    expect(leaving).not.toBeInstanceOf(MessageRefused)
    const away = await chooseMail({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.test' })
    await expect(away.send(letter)).rejects.not.toBeInstanceOf(MessageRefused)
  })

  it('has nobody to send to where the address is empty, which is no fault of the server', async () => {
    await expect(smtp.send({ ...letter, to: '' })).rejects.toMatchObject({ name: 'MessageRefused', retryAfter: 0 })
  })

  it('tells a text that is not taken from one that is not taken now', async () => {
    for (const [subject, retryAfter] of [
      ['554 spam', 0],
      ['452 too much at once', 300],
    ] as const)
      await expect(smtp.send({ ...letter, subject })).rejects.toMatchObject({ name: 'MessageRefused', retryAfter })
  })

  it('has sent nothing when the connection is cut in the middle of the letter', async () => {
    const way = await startUnreliable((server.server.address() as AddressInfo).port)
    way.trouble = { cutAt: letter.subject.slice(0, 5) }
    const through = await chooseMail({ SMTP_URL: `smtp://127.0.0.1:${way.port}`, MAIL_FROM: 'a@volant.test' })
    const failure = await through
      .send({ ...letter, subject: 'Votre mission', text: 'mot '.repeat(20_000) })
      .catch((error: unknown) => error)
    way.close()
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(MessageRefused)
    expect(received).toEqual([])
  })
})

describe('a server that does not answer in time', () => {
  /** @param silent where it stops to answer */
  async function failureOf(silent: Pick<SMTPServerOptions, 'onRcptTo' | 'onData'>): Promise<unknown> {
    const slow = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...silent })
    slow.on('error', () => undefined)
    await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done))
    const { port } = slow.server.address() as AddressInfo
    const failure = await smtpMail(`smtp://127.0.0.1:${port}`, 'a@volant.test', 300)
      .send(letter)
      .catch((error: unknown) => error)
    await new Promise<void>((done) => slow.close(done))
    return failure
  }

  it('may have sent the letter that it was given', async () => {
    expect(await failureOf({ onData: (stream) => stream.resume() })).toBeInstanceOf(AnswerMissing)
  })

  it('is away where it has not asked for the letter', async () => {
    const failure = await failureOf({ onRcptTo: () => undefined })
    expect(failure).toMatchObject({ code: 'EABORT' })
    expect(failure).not.toBeInstanceOf(AnswerMissing)
  })
})

describe('SMTP with a password', () => {
  const keys: { user: string | undefined; encrypted: boolean }[] = []
  const guarded = new SMTPServer({
    // its certificate is one that nobody has signed
    onAuth({ username, password }, { secure }, done) {
      keys.push({ user: username, encrypted: secure })
      if (password === 'right') return done(null, { user: username })
      done(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done())
    },
  })
  const naked = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username }, { secure }, done) {
      keys.push({ user: username, encrypted: secure })
      done(null, { user: username })
    },
  })
  guarded.on('error', () => undefined)
  naked.on('error', () => undefined)
  const sendAs = async (server: SMTPServer, password: string, trust: string) => {
    const { port } = server.server.address() as AddressInfo
    const mail = await chooseMail({
      SMTP_URL: `smtp://volant:${password}@127.0.0.1:${port}/${trust}`,
      MAIL_FROM: 'a@b.test',
    })
    return mail.send(letter)
  }
  const TRUSTING = '?tls.rejectUnauthorized=false'

  beforeAll(async () => {
    for (const server of [guarded, naked]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  beforeEach(() => void (keys.length = 0))
  afterAll(async () => {
    for (const server of [guarded, naked]) await new Promise<void>((done) => server.close(done))
  })

  it('says it once the connection is encrypted', async () => {
    await expect(sendAs(guarded, 'right', TRUSTING)).resolves.toBeTypeOf('object')
    expect(keys).toEqual([{ user: 'volant', encrypted: true }])
  })

  it('says it to nobody whose certificate is none, and to nobody who cannot encrypt', async () => {
    const strange = await sendAs(guarded, 'right', '').catch((error: unknown) => error)
    const open = await sendAs(naked, 'right', '').catch((error: unknown) => error)
    for (const failure of [strange, open]) {
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(MessageRefused)
    }
    expect(keys).toEqual([])
  })

  it('counts as away where it is not taken: the message can do nothing about it', async () => {
    const failure = await sendAs(guarded, 'wrong', TRUSTING).catch((error: unknown) => error)
    expect(String(failure)).toMatch(/wrong password/)
    expect(failure).not.toBeInstanceOf(MessageRefused)
  })
})
