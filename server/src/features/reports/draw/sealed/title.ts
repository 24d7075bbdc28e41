import { sealedType, sealingStep } from '@volant/domain/deliveries/sealing'
import type { Translate } from '../../../../platform/words'
import type { Inspected } from '../../../missions/public'

/** What the document is called: a report where it was signed or refused at arrival, an inspection otherwise. */
export function titleOf(inspected: Inspected, s: Translate<'sealed'>): string {
  if (sealedType(inspected, inspected) === 'INSPECTION') return s(`inspection.${sealingStep(inspected)}`)
  return s(inspected.vehicle === 0 ? 'signed.HAND_OVER' : 'signed.SWAP_HAND_OVER')
}
