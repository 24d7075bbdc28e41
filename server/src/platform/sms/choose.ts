import { outboxSms } from './sms'
import type { Sms } from './sms'
import { twilioSms } from './twilio'

export interface SmsConfig {
  readonly SMS_PROVIDER: 'outbox' | 'twilio'
  readonly SMS_ACCOUNT?: string | undefined
  readonly SMS_TOKEN?: string | undefined
  readonly SMS_SENDER?: string | undefined
  readonly SMS_URL?: string | undefined
}

export function chooseSms({ SMS_PROVIDER, SMS_ACCOUNT, SMS_TOKEN, SMS_SENDER, SMS_URL }: SmsConfig): Sms {
  if (SMS_PROVIDER === 'outbox') return outboxSms
  if (!SMS_ACCOUNT || !SMS_TOKEN || !SMS_SENDER) throw new Error('SMS_ACCOUNT, SMS_TOKEN and SMS_SENDER are needed')
  return twilioSms({ account: SMS_ACCOUNT, token: SMS_TOKEN, sender: SMS_SENDER, url: SMS_URL })
}
