import type { Receipt } from '../outbox/message'

export interface OutgoingSms {
  /** The outbox row's id: the same for every try. */
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly text: string
}

export interface Sms {
  /** @throws MessageRefused for this message alone; any other error means that the provider is away */
  send(sms: OutgoingSms): Promise<Receipt>
}

/** Nothing leaves: the message stays readable in the outbox table. */
export const outboxSms: Sms = { send: async () => ({ kept: true }) }
