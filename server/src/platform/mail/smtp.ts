import { createTransport } from 'nodemailer'
import { MessageRefused } from '../outbox/message'
import type { Mail } from './mail'

const PATIENCE = 5000

function refusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const status = 'responseCode' in error ? error.responseCode : undefined
  const command = 'command' in error ? error.command : undefined
  // 5xx to the recipient or the text is about this message; to AUTH or MAIL FROM it is about us
  return typeof status === 'number' && status >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

/** @param url `smtp://user:password@host:587` or `smtps://…` @param from address, with or without a name */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(
    { url, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: 2 * PATIENCE, dnsTimeout: PATIENCE },
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
