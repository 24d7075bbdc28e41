import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** Everybody who is written to: a mail server and a provider of text messages that take everything. */
export interface Recipients {
  /** What servers are told of them. */
  readonly env: Readonly<Record<string, string>>
  /** How often each message came, by its own id. */
  readonly mails: ReadonlyMap<string, number>
  readonly texts: ReadonlyMap<string, number>
  close(): void
}

function count(seen: Map<string, number>, id: string | undefined): void {
  if (id !== undefined) seen.set(id, (seen.get(id) ?? 0) + 1)
}

export async function openRecipients(): Promise<Recipients> {
  const [mails, texts] = [new Map<string, number>(), new Map<string, number>()]
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void buffer(stream).then((bytes) => {
        count(mails, /^Message-ID: <([^@>]+)@/im.exec(bytes.toString('latin1'))?.[1])
        done()
      })
    },
  })
  await new Promise<void>((listening) => post.listen(0, '127.0.0.1', listening))
  const provider = createServer((request, response) => {
    void text(request).then(() => {
      count(texts, String(request.headers['idempotency-key']))
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}')
    })
  })
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(post.server)}`,
      MAIL_FROM: 'Volant <contact@proof.test>',
      SMS_PROVIDER: 'twilio',
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'token',
      SMS_SENDER: 'Volant',
      SMS_URL: `http://127.0.0.1:${portOf(provider)}`,
    },
    mails,
    texts,
    close() {
      post.close()
      provider.closeAllConnections()
      provider.close()
    },
  }
}
