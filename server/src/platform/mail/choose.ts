import { outboxMail } from './mail'
import type { Mail } from './mail'
import { smtpMail } from './smtp'

export interface MailConfig {
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
}

export function chooseMail({ SMTP_URL, MAIL_FROM }: MailConfig): Mail {
  return SMTP_URL !== undefined && MAIL_FROM !== undefined ? smtpMail(SMTP_URL, MAIL_FROM) : outboxMail
}
