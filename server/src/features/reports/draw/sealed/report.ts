import type { MarkView } from '@volant/domain/inspection/marks'
import type { Language } from '@volant/domain/kernel/actor'
import type { SellerSnapshot } from '@volant/domain/invoices/snapshot'
import type { Paper } from '../../../../platform/pdf/paper'
import type { Translate } from '../../../../platform/words'
import type { Inspected } from '../../../missions/public'
import type { InspectedFacts } from '../../read/inspected'
import type { Pictures } from '../../service/pictures'
import type { Words } from '../terms'

/** Damage seen on the vehicle, in words already chosen. */
export interface Mark {
  readonly view: MarkView
  /** Per cent of the drawing's width and height. */
  readonly x: number
  readonly y: number
  /** Kind and size. */
  readonly what: string
  readonly note: string | null
  /** Storage keys. */
  readonly photos: readonly string[]
  /** Not there at departure. */
  readonly isNew: boolean
}

/** One line of the list that was gone through. */
export interface Point {
  readonly label: string
  readonly value: string
}

/** How one of the two sides signed, or why it did not. */
export interface SideSigning {
  readonly side: 'driver' | 'other'
  readonly name: string | null
  readonly function?: string | null
  readonly picture: Buffer | null
  readonly absent?: boolean
  readonly refusedReason?: string | null
  /** Taken at a refusal. */
  readonly photo?: Buffer | null
}

/** All that one sealed report states. */
export interface SealedReport {
  readonly id: string
  readonly version: number
  readonly former: { readonly version: number; readonly sealedAt: Date } | null
  readonly sealedAt: Date
  readonly inspected: Inspected
  readonly facts: InspectedFacts
  readonly pictures: Pictures
  readonly seller: SellerSnapshot
  /** Where anybody checks the document. */
  readonly verifyUrl: string
  readonly marks: readonly Mark[]
  readonly points: readonly Point[]
  readonly signatures: readonly SideSigning[]
}

/** Everything that the parts of a sealed report draw from. */
export interface SealedSheet extends SealedReport {
  readonly paper: Paper
  readonly language: Language
  readonly title: string
  /** Words of all documents, of this one, and of inspections. */
  readonly t: Words
  readonly s: Translate<'sealed'>
  readonly i: Translate<'inspection'>
}
