import type { Receipt } from '../outbox/message'

/** Where a browser's push service takes messages, and the keys that only this browser reads them with. */
export interface PushAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** What a telephone shows. */
export interface Notice {
  readonly title: string
  readonly body: string
  /** Path of the page that it leads to. */
  readonly url: string
  /** A later notice of the same tag takes the place of the one before. */
  readonly tag: string
}

export interface OutgoingPush {
  readonly to: PushAddress
  readonly notice: Notice
  /** Wakes a telephone that saves its battery. */
  readonly urgent: boolean
  /** What is not delivered by then is of no use to anybody. */
  readonly until: Date
}

export interface Push {
  /** What browsers subscribe with, in base64url. */
  readonly publicKey: string
  /** Whether an endpoint is one of a push service that messages are sent to. */
  accepts(endpoint: string): boolean
  /**
   * @throws SubscriptionGone where nobody hears any more, MessageRefused for this message alone; any other error means that the
   * service is away
   */
  send(push: OutgoingPush): Promise<Receipt>
}

/** Who has subscribed; given by the identity feature. */
export interface Subscriptions {
  find(id: string): Promise<PushAddress | undefined>
  drop(id: string): Promise<void>
}

/** The browser has given its subscription up, or it cannot be sent to: it is forgotten with all that waits for it. */
export class SubscriptionGone extends Error {
  override name = 'SubscriptionGone'
}
