import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MessageRefused } from '../outbox/message'
import { chooseMail } from './choose'
import { outboxMail } from './mail'
import type { Mail } from './mail'

const received: { to: string[]; source: string }[] = []
let hangs = false
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (address === 'nobody@b.test') return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    if (address === 'busy@b.test') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
    done()
  },
  onData(stream, session, done) {
    if (hangs) return
    void text(stream).then((source) => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
      done()
    })
  },
})
server.on('error', () => undefined)

let smtp: Mail
let smtpUrl: string
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  smtp = chooseMail({ SMTP_URL: smtpUrl, MAIL_FROM: 'Volant <ne-pas-repondre@volant.test>' })
})
beforeEach(() => {
  received.length = 0
  hangs = false
})
afterAll(async () => {
  smtp.close()
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

  it('tells a refused recipient from a server that is busy or away', async () => {
    await expect(smtp.send({ ...letter, to: 'nobody@b.test' })).rejects.toBeInstanceOf(MessageRefused)
    const busy = await smtp.send({ ...letter, to: 'busy@b.test' }).catch((error: unknown) => error)
    expect(busy).toBeInstanceOf(Error)
    expect(busy).not.toBeInstanceOf(MessageRefused)
    const away = chooseMail({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.test' })
    await expect(away.send(letter)).rejects.not.toBeInstanceOf(MessageRefused)
  })

  it('gives up on a server that never answers', async () => {
    hangs = true
    const started = Date.now()
    await expect(smtp.send(letter)).rejects.toThrow()
    expect(Date.now() - started).toBeLessThan(12_000)
  })
})
