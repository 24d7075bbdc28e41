import { inspectionOf } from '@volant/domain/deliveries/sealing'
import { MISSION_STEPS } from '@volant/domain/deliveries/actions'
import type { InspectionSide } from '@volant/domain/deliveries/policy'
import { inspectionSchema } from '@volant/domain/inspection/inspection'
import * as z from 'zod'

const figure = z.number().nullish().catch(null)
const words = z.string().nullish().catch(null)
const seen = inspectionSchema.nullish().catch(null)

/** An entry of a driver's phone. The server keeps it unread: each part is read for itself, and one that cannot be is left out. */
const Content = z.object({
  vehicleId: words,
  patch: z
    .object({
      mileageBefore: figure,
      mileageAfter: figure,
      essenceBefore: figure,
      essenceAfter: figure,
      inspectionBefore: seen,
      inspectionAfter: seen,
    })
    .nullish()
    .catch(null),
  details: z
    .object({
      action: z.enum(MISSION_STEPS).nullish().catch(null),
      mileage: figure,
      essence: figure,
      signedBy: words,
      signerFunction: words,
      absent: z.boolean().nullish().catch(null),
      refusedReason: words,
    })
    .nullish()
    .catch(null),
})

type Seen = z.output<typeof seen>

/** What was noted of one side of a vehicle. */
export interface SaidSide {
  readonly side: InspectionSide
  readonly mileage: number | null
  readonly eighths: number | null
  readonly seen: NonNullable<Seen>
}

export interface Said {
  /** The vehicle by its id or, of a step, by its place in the mission. */
  readonly vehicle: string | 0 | 1 | null
  readonly sides: readonly SaidSide[]
  readonly signedBy: string | null
  readonly absent: boolean
  readonly refusedReason: string | null
}

function sideOf(side: InspectionSide, mileage: number | null | undefined, eighths: typeof mileage, seen?: Seen) {
  const said: SaidSide = { side, mileage: mileage ?? null, eighths: eighths ?? null, seen: seen ?? {} }
  return mileage == null && eighths == null && !seen ? [] : [said]
}

/** What an entry says in figures and words. */
export function readSaid(content: unknown): Said {
  const { vehicleId, patch, details } = Content.catch({}).parse(content)
  const step = details?.action ? inspectionOf(details.action) : null
  return {
    vehicle: vehicleId ?? step?.vehicle ?? null,
    sides: [
      ...sideOf('before', patch?.mileageBefore, patch?.essenceBefore, patch?.inspectionBefore),
      ...sideOf('after', patch?.mileageAfter, patch?.essenceAfter, patch?.inspectionAfter),
      ...(step ? sideOf(step.side, details?.mileage, details?.essence) : []),
    ],
    signedBy: [details?.signedBy, details?.signerFunction].filter(Boolean).join(', ') || null,
    absent: details?.absent ?? false,
    refusedReason: details?.refusedReason || null,
  }
}
