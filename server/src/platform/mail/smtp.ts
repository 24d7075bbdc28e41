import { createTransport } from 'nodemailer'
import { MessageRefused } from '../outbox/message'
import type { Mail } from './mail'

const PATIENCE_MS = 5000
/** A message with an attachment has to fit in; five of them in a row, to one recipient, fit into the lease of the outbox. */
const WHOLE = 4

function refusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const status = 'responseCode' in error ? error.responseCode : undefined
  const command = 'command' in error ? error.command : undefined
  // 5xx to the recipient or the text is about this message; to AUTH or MAIL FROM it is about us
  return typeof status === 'number' && status >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

/**
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from address, with or without a name
 * @param patience milliseconds for a connection; twice as long for each answer, four times for the whole message
 */
export function smtpMail(url: string, from: string, patience = PATIENCE_MS): Mail {
  // a connection for each letter: on one that is kept, a server that answers twice is understood wrongly from there on
  const transport = createTransport(
    {
      url,
      // whoever stands in the way could say that the server knows no encryption, and read the password
      requireTLS: new URL(url).password !== '',
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: 2 * patience,
      dnsTimeout: patience,
    },
    { from },
  )
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html, attachments }) {
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
        if (refusedForGood(error)) throw new MessageRefused(error.message, { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}
