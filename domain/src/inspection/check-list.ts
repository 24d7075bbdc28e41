import type * as z from 'zod'
import { type Motorization } from '../deliveries/statuses'
import { flag, form, oneOf, optionalText, wholeNumber } from '../kernel/fields'

export const SPARE_WHEELS = ['WHEEL', 'KIT', 'NONE'] as const
export const TYRE_STATES = ['GOOD', 'WORN', 'DAMAGED'] as const
export const KEYS_MAX = 9
export const REMARKS_MAX = 1000

const yesOrNo = () => flag().nullish()

/** What is gone through at each inspection. Decisions, The day without a network. contract/schema.graphql, CheckListInput. */
export const checkListSchema = form({
  keys: wholeNumber(0, KEYS_MAX).nullish(),
  registration: yesOrNo(),
  cable: yesOrNo(),
  adapter: yesOrNo(),
  spareWheel: oneOf(SPARE_WHEELS).nullish(),
  warningLights: yesOrNo(),
  tyres: oneOf(TYRE_STATES).nullish(),
  cleanOutside: yesOrNo(),
  cleanInside: yesOrNo(),
  remarks: optionalText(REMARKS_MAX),
  reserves: optionalText(REMARKS_MAX),
  mileageReason: optionalText(REMARKS_MAX),
  fuelReason: optionalText(REMARKS_MAX),
})

/** Null, or left out, where nobody answered yet. */
export type CheckList = z.output<typeof checkListSchema>

/** A list that nobody has begun. */
export const UNANSWERED = {
  keys: null,
  registration: null,
  cable: null,
  adapter: null,
  spareWheel: null,
  warningLights: null,
  tyres: null,
  cleanOutside: null,
  cleanInside: null,
  remarks: null,
  reserves: null,
  mileageReason: null,
  fuelReason: null,
} as const satisfies Record<keyof CheckList, null>

/** The points that are answered one by one; the rest are words that may stay empty. */
export const CHECK_POINTS = [
  'keys',
  'registration',
  'cable',
  'adapter',
  'spareWheel',
  'warningLights',
  'tyres',
  'cleanOutside',
  'cleanInside',
] as const
export type CheckPoint = (typeof CHECK_POINTS)[number]

/** The points of this vehicle: only one with a plug has a cable and an adapter. */
export function pointsOf(type: Motorization): readonly CheckPoint[] {
  return type === 'GAS' ? CHECK_POINTS.filter((point) => point !== 'cable' && point !== 'adapter') : CHECK_POINTS
}

/** The points that nobody answered yet. */
export function openPoints(type: Motorization, list: CheckList): readonly CheckPoint[] {
  return pointsOf(type).filter((point) => list[point] === undefined || list[point] === null)
}

/** The list after a change: what is sent replaces, null and an empty text take away, the rest stays. */
export function changedList(list: CheckList, sent: CheckList): CheckList {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined)
  const answers = Object.entries({ ...list, ...Object.fromEntries(given) })
  return Object.fromEntries(answers.filter(([, value]) => value !== null && value !== ''))
}
