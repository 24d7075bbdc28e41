import type { InspectedSide, SealedType } from '@volant/domain/deliveries/sealing'
import type { Signing } from '@volant/domain/inspection/signing'
import type { Tx } from '../../../platform/db/database'
import type { DeliveryRow } from '../../deliveries/public'

/** The end of an inspection, which a report states. */
export interface Inspected extends InspectedSide, Signing {
  readonly delivery: DeliveryRow
  readonly at: Date
}

export interface DrawnReport {
  /** To be added to the delivery. */
  readonly document: {
    readonly name: string
    readonly label: string
    readonly key: string
    readonly url: string
    readonly type: SealedType
  }
  /** Does it still state what stands? Asked while the delivery is locked: it was drawn while nothing was. */
  isTrueOf(tx: Tx, delivery: DeliveryRow): Promise<boolean>
  /**
   * Files it beside the delivery as it stands now, in the transaction of what it is drawn for.
   * @param stepVersion the delivery's version after the step that ended the inspection
   */
  file(tx: Tx, now: DeliveryRow, stepVersion: number): Promise<unknown>
}

/** Draws a report, seals it and stores its bytes. It may take long, so it is never called in a transaction. */
export type DrawReport = () => Promise<DrawnReport>

/**
 * Reads within a transaction what the report of an inspection states.
 * @returns null where none is drawn
 * @throws 400 for a signature, or a photo of a refusal, that was not made for this delivery
 */
export type PrepareReport = (tx: Tx, inspected: Inspected) => Promise<DrawReport | null>
