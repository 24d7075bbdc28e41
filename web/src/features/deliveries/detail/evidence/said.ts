import { inspectionOf } from '@volant/domain/deliveries/sealing'
import { MISSION_STEPS } from '@volant/domain/deliveries/actions'
import { UNKNOWN_MILEAGE } from '@volant/domain/deliveries/facts'
import type { InspectionSide } from '@volant/domain/deliveries/policy'
import { PROBLEM_KINDS, type ProblemKind } from '@volant/domain/deliveries/problems'
import { inspectionSchema } from '@volant/domain/inspection/inspection'
import * as z from 'zod'

const figure = z.number().nullish().catch(null)
const words = z.string().nullish().catch(null)
const seen = inspectionSchema.nullish().catch(null)

const Noted = z.object({
  mileageBefore: figure,
  mileageAfter: figure,
  essenceBefore: figure,
  essenceAfter: figure,
  inspectionBefore: seen,
  inspectionAfter: seen,
})

/** An entry of a driver's phone. The server keeps it unread: each part is read for itself, and one that cannot be is left out. */
const Content = z.object({
  vehicleId: words,
  patch: Noted.nullish().catch(null),
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
  report: z
    .object({ kind: z.enum(PROBLEM_KINDS), text: z.string() })
    .nullish()
    .catch(null),
  /** What the server set aside itself: all that was noted of each vehicle. */
  vehicles: z
    .array(Noted.extend({ vehicle: z.literal([0, 1]) }))
    .catch([])
    .default([]),
})

const Filed = z.object({ kind: z.literal('report'), key: z.string() })

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
  /** A problem that came too late to be reported. */
  readonly problem: { readonly kind: ProblemKind; readonly text: string } | null
}

type Figure = z.output<typeof figure>

function sideOf(side: InspectionSide, km: Figure, eighths: Figure, seen?: Seen): SaidSide[] {
  const mileage = km === UNKNOWN_MILEAGE ? null : (km ?? null)
  const said: SaidSide = { side, mileage, eighths: eighths ?? null, seen: seen ?? {} }
  return mileage === null && eighths == null && !seen ? [] : [said]
}

const sidesOf = (noted: z.output<typeof Noted>): SaidSide[] => [
  ...sideOf('before', noted.mileageBefore, noted.essenceBefore, noted.inspectionBefore),
  ...sideOf('after', noted.mileageAfter, noted.essenceAfter, noted.inspectionAfter),
]

const UNSIGNED = { signedBy: null, absent: false, refusedReason: null, problem: null }

/** What an entry says in figures and words: of one vehicle, or of each that was set aside. */
export function readSaid(content: unknown): readonly Said[] {
  const { vehicleId, patch, details, report, vehicles } = Content.catch({ vehicles: [] }).parse(content)
  if (vehicles.length > 0)
    return vehicles.map(({ vehicle, ...noted }) => ({ vehicle, sides: sidesOf(noted), ...UNSIGNED }))
  const step = details?.action ? inspectionOf(details.action) : null
  return [
    {
      vehicle: vehicleId ?? step?.vehicle ?? null,
      sides: [...(patch ? sidesOf(patch) : []), ...(step ? sideOf(step.side, details?.mileage, details?.essence) : [])],
      signedBy: [details?.signedBy, details?.signerFunction].filter(Boolean).join(', ') || null,
      absent: details?.absent ?? false,
      refusedReason: details?.refusedReason || null,
      problem: report ?? null,
    },
  ]
}

/** Is it a report signed on paper? All that was said is in its file. */
export const isReport = (content: unknown): boolean => Filed.safeParse(content).success
