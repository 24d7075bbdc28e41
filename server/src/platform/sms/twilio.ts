import * as z from 'zod'
import { AnswerMissing, MessageRefused } from '../outbox/message'
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

/** Twilio knows no keys: what it took and was asked for again leaves twice. It answers within a second as a rule. */
const PATIENCE_MS = 15_000
const Accepted = z.object({ sid: z.string() })
const Refused = z.object({ code: z.number().optional(), message: z.string().optional() })

/** @throws AnswerMissing where the time is over: it may have been taken */
function lateOr(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('Twilio is out of reach', { cause: error })
  return error.name === 'TimeoutError' ? new AnswerMissing('Twilio did not answer in time', { cause: error }) : error
}

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
      }).catch((error: unknown) => {
        throw lateOr(error)
      })
      const body: unknown = await response.json().catch(() => ({}))
      if (response.ok) return { providerId: Accepted.parse(body).sid }
      const { code, message } = Refused.catch({}).parse(body)
      const reason = `Twilio ${response.status}${code === undefined ? '' : ` (${code})`}: ${message ?? 'no reason given'}`
      throw isAboutTheMessage(response.status) ? new MessageRefused(reason) : new Error(reason)
    },
  }
}
