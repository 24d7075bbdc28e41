import type { Tx } from '../../../platform/db/database'
import type { DeliveryRow } from '../../deliveries/public'

export interface HandOver {
  readonly delivery: DeliveryRow
  readonly vehicle: 0 | 1
  readonly signedBy: string | null
  readonly signatureKey: string | null
  readonly refusedReason: string | null
  readonly at: Date
}

export interface DrawnReport {
  /** To be added to the delivery. */
  readonly document: {
    readonly name: string
    readonly label: string
    readonly key: string
    readonly url: string
    readonly type: 'PV'
  }
  /** The key of the signature on it; null where nobody signed on the screen. */
  readonly signatureKey: string | null
  /** Does it still state what stands? Asked while the delivery is locked: it was drawn while nothing was. */
  isTrueOf(tx: Tx, delivery: DeliveryRow): Promise<boolean>
  /** Files it beside the delivery, in the transaction of the step. */
  file(tx: Tx): Promise<unknown>
}

/** Draws a report and stores its bytes. It may take long, so it is never called in a transaction. */
export type DrawReport = () => Promise<DrawnReport>

/**
 * Reads within a transaction what the report of a hand-over states.
 * @throws 400 for a signature that was not drawn for this delivery
 */
export type PrepareReport = (tx: Tx, handOver: HandOver) => Promise<DrawReport>
