import { pointsOf } from '@volant/domain/inspection/check-list'
import type { CheckPoint } from '@volant/domain/inspection/check-list'
import { NOTHING_SEEN } from '@volant/domain/inspection/inspection'
import type { Inspection } from '@volant/domain/inspection/inspection'
import type { Motorization } from '@volant/domain/deliveries/statuses'
import { wordsIn } from '../../../platform/words'
import type { Translate } from '../../../platform/words'
import type { Inspected } from '../../missions/public'
import type { Mark, Point } from '../draw/sealed/report'
import type { InspectedFacts } from '../read/inspected'

type Words = Translate<'inspection'>

const WORDS = ['remarks', 'reserves', 'mileageReason', 'fuelReason'] as const
/** At arrival the reserves stand under a heading of their own. */
const WORDS_AT_ARRIVAL = ['remarks', 'mileageReason', 'fuelReason'] as const

function marksOf({ marks }: Inspection, isNew: boolean, i: Words): Mark[] {
  return marks.map(({ view, x, y, kind, size, words, photos }) => ({
    view,
    x,
    y,
    what: i('what', { kind: i(`kind.${kind}`), size: i(`size.${size}`) }),
    note: words,
    photos,
    isNew,
  }))
}

/** Null where nobody answered. */
function answerOf(point: CheckPoint, { list }: Inspection, i: Words): string | null {
  if (point === 'keys') return list.keys === undefined || list.keys === null ? null : String(list.keys)
  if (point === 'spareWheel') return list.spareWheel ? i(`spareWheel.${list.spareWheel}`) : null
  if (point === 'tyres') return list.tyres ? i(`tyres.${list.tyres}`) : null
  const answer = list[point]
  return typeof answer === 'boolean' ? i(`answer.${point}.${answer ? 'yes' : 'no'}`) : null
}

function pointsSeen(type: Motorization, inspection: Inspection, arrived: boolean, i: Words): Point[] {
  const answered = pointsOf(type).flatMap((point) => {
    const value = answerOf(point, inspection, i)
    return value === null ? [] : [{ label: i(`point.${point}`), value }]
  })
  const said = (arrived ? WORDS_AT_ARRIVAL : WORDS).flatMap((name) => {
    const value = inspection.list[name]
    return value ? [{ label: i(name), value }] : []
  })
  return [...answered, ...said]
}

/** Damage and list of an inspection in the words of its report; at arrival the damage of the departure stands first. */
export async function seenOf({ delivery, side }: Inspected, { vehicle }: InspectedFacts) {
  const i = await wordsIn(delivery.language, 'inspection')
  const { inspectionBefore: before = NOTHING_SEEN, inspectionAfter: after = NOTHING_SEEN } = vehicle ?? {}
  const arrived = side === 'after'
  const marks = [...marksOf(before, false, i), ...(arrived ? marksOf(after, true, i) : [])]
  return { marks, points: vehicle ? pointsSeen(vehicle.type, arrived ? after : before, arrived, i) : [] }
}
