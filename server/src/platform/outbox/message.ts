import type { Language } from '@volant/domain/kernel/actor'

export interface Rendered {
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** Turns a queued message into words; given by the messages feature. */
export type Renderer = (
  template: string,
  language: Language,
  data: Readonly<Record<string, unknown>>,
) => Promise<Rendered>

export interface Receipt {
  /** The provider's own id of the message, where it gives one. */
  readonly providerId?: string
  /** It stays here for people to read; what did leave is blanked, for it may hold codes and passwords. */
  readonly kept?: true
}

/** The provider said no to this very message; another one may pass. Anything else thrown means that the provider is away. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
}
