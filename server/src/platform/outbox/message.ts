import type { Language } from '@volant/domain/kernel/actor'

export const CHANNELS = ['email', 'sms', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** A stored file: its bytes are read when the message leaves. */
export interface MessageAttachment {
  readonly fileId: string
  readonly key: string
  /** What a reader saves it as. */
  readonly name: string
  readonly type: string
}

export interface Rendered {
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Of a push: where it leads and how it is sent. It is not kept, so a push is put into words at each try. */
  readonly push?: PushParts
}

export interface PushParts {
  /** Path of the page that it leads to. */
  readonly url: string
  readonly tag: string
  readonly urgent: boolean
  readonly until: Date
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

/** It reaches nobody any more, or would come too late: it is forgotten, and not tried again. */
export class MessageObsolete extends Error {
  override name = 'MessageObsolete'
}

/**
 * The provider has the message and did not answer in time: perhaps it has left. Such a try always counts, or one that is slow to
 * answer would be given the same message for days.
 */
export class AnswerMissing extends Error {
  override name = 'AnswerMissing'
}

/** The provider said no to this very message; another one may pass. Anything else thrown means that the provider is away. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
  /** Seconds in which the provider does not want to be asked for it again. */
  readonly retryAfter: number

  constructor(message: string, { retryAfter = 0, ...options }: ErrorOptions & { readonly retryAfter?: number } = {}) {
    super(message, options)
    this.retryAfter = retryAfter
  }
}
