import * as z from 'zod'
import { MessageRefused } from '../outbox/message'
import type { Sms } from './sms'

export interface TwilioSettings {
  readonly account: string
  readonly token: string
  /** A sender name or a number in E.164. */
  readonly sender: string
  /** Another address than Twilio's own, e.g. one of its regions. */
  readonly url?: string | undefined
  /** Milliseconds for the whole answer. */
  readonly patience?: number
}

const PATIENCE_MS = 5000
const Accepted = z.object({ sid: z.string() })
const Refused = z.object({ code: z.number().optional(), message: z.string().optional() })

/** Wrong keys and too many calls concern every message, so the provider counts as away. */
function isAboutTheMessage(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
}

/** Twilio's Messages resource over HTTP. */
export function twilioSms({
  account,
  token,
  sender,
  url = 'https://api.twilio.com',
  patience = PATIENCE_MS,
}: TwilioSettings): Sms {
  const endpoint = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  return {
    async send({ id, to, text }) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { authorization, 'idempotency-key': id },
        body: new URLSearchParams({ To: to, From: sender, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const body: unknown = await response.json().catch(() => ({}))
      if (response.ok) return { providerId: Accepted.parse(body).sid }
      const { code, message } = Refused.catch({}).parse(body)
      const reason = `Twilio ${response.status}${code === undefined ? '' : ` (${code})`}: ${message ?? 'no reason given'}`
      throw isAboutTheMessage(response.status) ? new MessageRefused(reason) : new Error(reason)
    },
  }
}
