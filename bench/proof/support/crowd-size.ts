/** A driver's phone on the way. */
export interface Phone {
  readonly deliveryId: string
  readonly token: string
}

/** What a process of the crowd is told to be. */
export interface CrowdPart {
  readonly origin: string
  readonly phones: readonly Phone[]
  /** Secrets of the deliveries that somebody follows. */
  readonly watched: readonly string[]
  /** The second number of everybody's address: parts differ in it. */
  readonly net: number
}

/** What it answers when it is told to end. */
export interface CrowdReport {
  readonly sent: number
  readonly taken: number
  /** Answered, and not with a yes. */
  readonly refused: number
  readonly heard: number
  /** Milliseconds until a position was taken. */
  readonly took: readonly number[]
}

export type ToCrowd = { readonly be: CrowdPart } | { readonly drive: true } | { readonly report: true }

export type FromCrowd = { readonly connected: number } | { readonly report: CrowdReport }
