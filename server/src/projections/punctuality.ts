import type { PunctualityFacts } from '@volant/domain/deliveries/punctuality'
import { deliveries } from '../tables/deliveries'
import { object } from './source'
import type { Expression } from './source'

type Moments = 'carPickUpDate' | 'carDeliveryDeadline' | 'stepAt' | 'seenAt' | 'handedOverAt' | 'completedAt'

/** As JSON carries them: moments are text. */
export type PunctualityJson = Omit<PunctualityFacts, Moments> & {
  readonly [Name in Moments]: Name extends 'stepAt' ? string : string | null
}

/** What the verdict on a delivery's punctuality must know. */
export const punctualityFacts: Expression<PunctualityJson> = object<PunctualityJson>({
  status: deliveries.status,
  type: deliveries.type,
  carPickUpDate: deliveries.carPickUpDate,
  carDeliveryDeadline: deliveries.carDeliveryDeadline,
  distance: deliveries.distance,
  duration: deliveries.duration,
  stepAt: deliveries.stepAt,
  seenAt: deliveries.seenAt,
  metresLeft: deliveries.metresLeft,
  handedOverAt: deliveries.handedOverAt,
  completedAt: deliveries.completedAt,
})

const date = (text: string | null) => (text === null ? null : new Date(text))

export function toPunctualityFacts(json: PunctualityJson): PunctualityFacts {
  return {
    ...json,
    carPickUpDate: date(json.carPickUpDate),
    carDeliveryDeadline: date(json.carDeliveryDeadline),
    stepAt: new Date(json.stepAt),
    seenAt: date(json.seenAt),
    handedOverAt: date(json.handedOverAt),
    completedAt: date(json.completedAt),
  }
}
