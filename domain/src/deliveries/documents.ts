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

type Shown = Pick<StoredDocument, 'type' | 'url' | 'deleted'>

/** The documents of an order as they are shown: not the removed ones, nor the report still to be signed once a signed one is there. Description 2.5. */
export function shownDocuments<D extends Shown>(ordered: readonly D[], signed: readonly Shown[]): D[] {
  const isSigned = signed.some(({ type, deleted }) => type === 'PV' && !deleted)
  return ordered.filter(({ type, url, deleted }) => !deleted && !(isSigned && type === 'PV' && !url))
}
