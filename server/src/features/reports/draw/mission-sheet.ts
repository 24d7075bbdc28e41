import type { Language } from '@volant/domain/kernel/actor'
import type { SellerSnapshot } from '@volant/domain/invoices/snapshot'
import type { Paper } from '../../../platform/pdf/paper'
import type { Translate } from '../../../platform/words'
import { formatDateTime } from '../../../platform/format'
import type { Words } from './terms'
import type { Pictures } from '../service/pictures'
import type { Mission } from '../read/mission'

/** Everything that the parts of a mission's report draw from. */
export interface Sheet {
  readonly paper: Paper
  readonly mission: Mission
  readonly pictures: Pictures
  readonly seller: SellerSnapshot
  readonly language: Language
  /** The moment it is drawn at. */
  readonly at: Date
  /** Words of all documents, of this report, and of deliveries. */
  readonly t: Words
  readonly r: Translate<'report'>
  readonly d: Translate<'deliveries'>
}

export function momentOf(at: string | null, t: Words): string {
  return at === null ? t('unknown') : formatDateTime(new Date(at))
}
