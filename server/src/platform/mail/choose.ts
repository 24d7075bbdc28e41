import { outboxMail } from './mail'
import type { Mail } from './mail'

export interface MailConfig {
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
}

export async function chooseMail({ SMTP_URL, MAIL_FROM }: MailConfig): Promise<Mail> {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return outboxMail
  const { smtpMail } = await import('./smtp')
  return smtpMail(SMTP_URL, MAIL_FROM)
}
