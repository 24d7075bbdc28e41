/** A document as a delivery keeps it. Without a key it is awaited, like the report that is signed at hand-over. */
export interface StoredDocument {
  readonly name: string
  readonly label?: string | null
  readonly key?: string | null
  /** PV: the signed report of a hand-over. */
  readonly type?: string | null
  readonly url?: string | null
  /** A removed document stays as a trace of what was there. */
  readonly deleted?: boolean | null
}
