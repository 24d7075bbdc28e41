import type { Signing } from '../inspection/signing'
import type { LifecycleAction, MissionStep } from './actions'
import type { StoredDocument } from './documents'
import type { LogData } from './log-data'
import { vehicleOfStep } from './mission'
import type { InspectionSide } from './policy'

/** The steps that end an inspection: what was seen of the vehicle is sealed there. Decisions, Sealed reports. */
export const SEALING_STEPS = [
  'PICK_UP',
  'HAND_OVER',
  'SWAP_PICK_UP',
  'SWAP_HAND_OVER',
] as const satisfies readonly MissionStep[]
export type SealingStep = (typeof SEALING_STEPS)[number]

/** One side of the inspection of one vehicle; position 1 is the vehicle brought back. */
export interface InspectedSide {
  readonly vehicle: 0 | 1
  readonly side: InspectionSide
}

const SIDES: Readonly<Record<SealingStep, InspectionSide>> = {
  PICK_UP: 'before',
  HAND_OVER: 'after',
  SWAP_PICK_UP: 'before',
  SWAP_HAND_OVER: 'after',
}

const isSealing = (step: string): step is SealingStep => Object.hasOwn(SIDES, step)

/** The inspection that this step ends, or null for a step that ends none. */
export function inspectionOf(step: MissionStep | 'WITHDRAW'): InspectedSide | null {
  return isSealing(step) ? { vehicle: vehicleOfStep(step), side: SIDES[step] } : null
}

/** The step that ends this inspection. */
export function sealingStep({ vehicle, side }: InspectedSide): SealingStep {
  if (vehicle === 0) return side === 'before' ? 'PICK_UP' : 'HAND_OVER'
  return side === 'before' ? 'SWAP_PICK_UP' : 'SWAP_HAND_OVER'
}

/** Documents of type `PV` prove a hand-over (guard `signedPv`); those of type `INSPECTION` state what was seen. */
export type SealedType = 'PV' | 'INSPECTION'

/**
 * What a sealed report is filed as. Only an arrival that somebody signed, declined to sign for a reason, or was absent from is
 * proof enough to finish a mission: without a word of it the report signed on paper is still awaited.
 */
export function sealedType(
  { side }: InspectedSide,
  { signedBy, refusedReason, absent }: Pick<Signing, 'signedBy' | 'refusedReason' | 'absent'>,
): SealedType {
  return side === 'after' && (signedBy || refusedReason || absent) ? 'PV' : 'INSPECTION'
}

const REPORTS: readonly SealedType[] = ['PV', 'INSPECTION']

/** What was stated of the vehicles proves nothing of a delivery that starts anew: its reports stay as traces. */
export function reportsAsTraces(documents: readonly StoredDocument[]): StoredDocument[] {
  return documents.map((each) => (REPORTS.some((type) => type === each.type) ? { ...each, deleted: true } : each))
}

/** How the PV of a hand-over is labelled: those of a round trip lie side by side and are told apart by their vehicle, "PV 2". */
export const pvLabel = (twoWay: boolean, vehicle: 0 | 1): string => (twoWay ? `PV ${vehicle + 1}` : 'PV')

/** The vehicles whose sealed reports may state something else after this change. */
export function correctedVehicles({
  action,
  data,
}: {
  readonly action: LifecycleAction
  readonly data: LogData
}): readonly (0 | 1)[] {
  if (action === 'EDIT') return data.changed?.includes('vehicles') ? [0, 1] : []
  if (action !== 'EDIT_PHOTOS') return []
  return ([0, 1] as const).filter((position) => data.photos?.some(({ vehicle }) => vehicle === position))
}
