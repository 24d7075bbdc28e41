import type { Paper } from '../drivers/papers'
import type { PhotoView } from './facts'
import type { ProblemKind } from './problems'

/** A view of a car, before or after the journey. */
export interface PhotoPlace {
  /** 0 for the first car of the delivery. */
  readonly vehicle: number
  readonly side: 'before' | 'after'
  readonly view: PhotoView
}

/** What a line of a delivery's log keeps beside its action: each action writes what it has. */
export interface LogData {
  /** Names of the fields that an edit changed. */
  readonly changed?: readonly string[]
  /** The photos that an admin put right. */
  readonly photos?: readonly PhotoPlace[]
  /** Keys of validation documents that were sent. */
  readonly documents?: readonly string[]
  readonly additionalInfo?: string | null
  /** What was written to the customer. */
  readonly text?: string
  readonly driverId?: string
  readonly rejectedDriverIds?: readonly string[]
  /** Papers of that driver that had ended, where the office gave the mission all the same. */
  readonly expiredPapers?: readonly Paper[]
  readonly formerDriverId?: string | null
  readonly signedBy?: string
  readonly signatureKey?: string
  readonly signerFunction?: string
  readonly absent?: boolean
  readonly refusedReason?: string
  readonly refusalPhotoKey?: string
  readonly driverSignatureKey?: string
  /** What a driver reported. */
  readonly problem?: ProblemKind
  /** Plate and VIN as the driver read them off another vehicle than ordered. */
  readonly seen?: string
  readonly occurredAt?: string
  readonly latitude?: number
  readonly longitude?: number
  /** Written by an import, not by an action of the product. */
  readonly imported?: boolean
}
