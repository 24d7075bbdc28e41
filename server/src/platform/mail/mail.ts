import type { Receipt } from '../outbox/message'

export interface OutgoingMail {
  /** The outbox row's id: the same for every try, so that a provider or reader can tell a repeated message. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly {
    readonly filename: string
    readonly contentType: string
    readonly content: Buffer
  }[]
}

export interface Mail {
  /** @throws MessageRefused for this message alone; any other error means that the provider is away */
  send(mail: OutgoingMail): Promise<Receipt>
}

/** Nothing leaves: the message stays readable in the outbox table. */
export const outboxMail: Mail = { send: async () => ({ kept: true }) }
