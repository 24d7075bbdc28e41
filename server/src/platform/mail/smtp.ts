import { createTransport } from 'nodemailer'
import type { Logger } from 'nodemailer/lib/shared'
import { AnswerMissing, MessageRefused } from '../outbox/message'
import type { Mail } from './mail'

const PATIENCE_MS = 5000
/** A server may look through an attachment before it says that it has it: who gives up sooner sends the letter twice. */
const WHOLE = 8

const PERMANENT = 500
/** The server says goodbye, whatever it was asked. */
const LEAVING = 421
/** Seconds: a mailbox that is full, or that does not know us yet, wants to be asked later, and no letter has more than ten tries. */
const LATER = 300

/** What the server says of the recipient or the text is about this message; what it says of AUTH or MAIL FROM is about us. */
function refusalOf(error: unknown): MessageRefused | undefined {
  if (!(error instanceof Error)) return undefined
  const status = 'responseCode' in error ? error.responseCode : undefined
  const command = 'command' in error ? error.command : undefined
  // the library itself names nobody to the server where the address is none
  if (command === 'API' && 'code' in error && error.code === 'EENVELOPE')
    return new MessageRefused(error.message, { cause: error })
  if (typeof status !== 'number' || status === LEAVING) return undefined
  if (command !== 'RCPT TO' && command !== 'DATA') return undefined
  return new MessageRefused(error.message, { cause: error, retryAfter: status < PERMANENT ? LATER : 0 })
}

/** The time was over before the server had said all. */
const isLate = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EABORT'

/** Go on with the letter: from then on it may leave. */
const GO_ON = '354'

/** Hears what the server answers, which the library tells a log alone. */
function hearing(hear: (answer: string) => void): Logger {
  const nothing = () => undefined
  return {
    trace: nothing,
    info: nothing,
    warn: nothing,
    error: nothing,
    fatal: nothing,
    debug: (entry, said) => {
      if (typeof entry === 'object' && entry.tnx === 'server') hear(String(said))
    },
  }
}

/**
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from address, with or without a name
 * @param patience milliseconds for a connection; eight times as long for the whole message
 */
export function smtpMail(url: string, from: string, patience = PATIENCE_MS): Mail {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html, attachments }) {
      let isGiven = false
      // a connection for each letter: on one that is kept, a server that answers twice is understood wrongly from there on
      const transport = createTransport(
        {
          url,
          // whoever stands in the way could say that the server knows no encryption, and read the password
          requireTLS: new URL(url).password !== '',
          connectionTimeout: patience,
          greetingTimeout: patience,
          // longer than the whole, which ends a silence
          socketTimeout: 2 * WHOLE * patience,
          dnsTimeout: patience,
          transactionLog: true,
          logger: hearing((answer) => (isGiven ||= answer.startsWith(GO_ON))),
        },
        { from },
      )
      try {
        const sent = await transport.sendMail({
          to: { address: to, name: '' },
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(attachments && { attachments: [...attachments] }),
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableUrlAccess: true,
          disableFileAccess: true,
          // a server that answers each command at the last moment would go on for minutes
          signal: AbortSignal.timeout(WHOLE * patience),
        })
        return { providerId: sent.messageId }
      } catch (error) {
        if (isGiven && isLate(error))
          throw new AnswerMissing('the mail server did not answer in time', { cause: error })
        throw refusalOf(error) ?? error
      }
    },
  }
}
