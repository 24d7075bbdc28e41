import { MessageObsolete } from '../outbox/message'
import type { Receipt, Rendered } from '../outbox/message'
import { SubscriptionGone } from './push'
import type { Push, Subscriptions } from './push'

/** Brings the notices of the outbox to whoever has subscribed. */
export interface PushDelivery {
  /**
   * @param subscription its id
   * @throws MessageObsolete where it reaches nobody or comes too late
   */
  find(subscription: string, words: Rendered): Promise<PushWay>
}

/** How a notice reaches a browser. */
export interface PushWay {
  /** The browser's push service. */
  readonly service: string
  /** @throws MessageObsolete where nobody hears any more, and what `Push.send` throws */
  send(): Promise<Receipt>
}

export function createPushDelivery(push: Pick<Push, 'send'>, subscriptions: Subscriptions): PushDelivery {
  return {
    async find(subscription, { subject: title, text: body, push: parts }) {
      if (parts === undefined) throw new Error('a notice without a page')
      const { url, tag, urgent, until } = parts
      if (until <= new Date()) throw new MessageObsolete('its time is over')
      const to = await subscriptions.find(subscription)
      if (to === undefined) throw new MessageObsolete('nobody is subscribed any more')
      return {
        service: new URL(to.endpoint).host,
        async send() {
          try {
            return await push.send({ to, notice: { title, body, url, tag }, urgent, until })
          } catch (error) {
            if (!(error instanceof SubscriptionGone)) throw error
            await subscriptions.drop(subscription)
            throw new MessageObsolete(error.message, { cause: error })
          }
        },
      }
    },
  }
}
