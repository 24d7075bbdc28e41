/** What a mail says, before anybody has thought of how it looks. */
export interface Content {
  readonly subject: string
  readonly firstName?: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
  /** A code to type elsewhere. */
  readonly code?: string
  readonly button?: { readonly label: string; readonly url: string }
  readonly notes?: readonly string[]
  /** Some thousand people are told the same, but for their names. */
  readonly forMany?: true
}
