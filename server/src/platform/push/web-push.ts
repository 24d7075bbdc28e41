import { createHash } from 'node:crypto'
import type { RequestOptions } from 'web-push'
import { differenceInSeconds } from 'date-fns'
import { MessageRefused } from '../outbox/message'
import { isPushEndpoint } from './endpoint'
import { SubscriptionGone } from './push'
import type { OutgoingPush, Push } from './push'

export interface PushSettings {
  readonly publicKey: string
  readonly privateKey: string
  /** Whom a push service writes to about what is sent. */
  readonly subject: string
  /** Origins of other services than those of the browsers. */
  readonly services: readonly string[]
  /** Milliseconds for an answer. */
  readonly patience?: number
}

const PATIENCE_MS = 5000
/** No service keeps a message for longer. */
const LONGEST_SECONDS = 28 * 86_400

/** A service replaces what it still holds under the same topic, of at most 32 letters. RFC 8030, 5.4. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/** RFC 9110, 10.2.3: seconds, or a date. A day at most: nobody can want to be told later. */
function secondsOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 86_400) : 0
}

async function requestFor({ to, notice, urgent, until }: OutgoingPush, vapidDetails: RequestOptions['vapidDetails']) {
  const { default: webPush } = await import('web-push')
  const TTL = Math.min(Math.max(differenceInSeconds(until, new Date()), 0), LONGEST_SECONDS)
  const options = { vapidDetails, TTL, urgency: urgent ? 'high' : 'normal', topic: topicOf(notice.tag) } as const
  try {
    return webPush.generateRequestDetails(to, JSON.stringify(notice), options)
  } catch (cause) {
    throw new SubscriptionGone('the keys of the subscription are none', { cause })
  }
}

/** Web Push to the browsers' own services: RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */
export function webPushTo({ publicKey, privateKey, subject, services, patience = PATIENCE_MS }: PushSettings): Push {
  const accepts = (endpoint: string) => isPushEndpoint(endpoint, services)
  return {
    publicKey,
    accepts,
    async send(push) {
      if (!accepts(push.to.endpoint)) throw new SubscriptionGone('the endpoint is none of a push service')
      const { endpoint, method, headers, body } = await requestFor(push, { subject, publicKey, privateKey })
      const { 'Content-Length': _length, ...sent } = headers
      const response = await fetch(endpoint, {
        method,
        headers: sent,
        body: new Uint8Array(body),
        // an address that is led elsewhere is no longer the one that was looked at
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      await response.body?.cancel()
      if (response.ok) return {}
      const reason = `push service ${response.status}`
      if (response.status === 404 || response.status === 410) throw new SubscriptionGone(reason)
      if (response.status >= 500) throw new Error(reason)
      // too many messages for one browser, one too large, or keys that are not those it subscribed with: the service is there
      throw new MessageRefused(reason, { retryAfter: secondsOf(response.headers.get('retry-after')) })
    },
  }
}
