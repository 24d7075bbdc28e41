import { stepsOf } from '@volant/domain/deliveries/steps'
import type { StepFacts } from '@volant/domain/deliveries/steps'
import { deliveries, deliveryLogs } from '../tables/deliveries'
import { computed, object } from './source'
import type { Expression } from './source'

type Reached = { readonly [Status in keyof StepFacts['reached']]: string }

/** As JSON carries them: moments are text. */
export interface StepFactsJson extends Pick<StepFacts, 'status' | 'type'> {
  readonly createdAt: string
  readonly confirmedAt: string | null
  readonly completedAt: string | null
  readonly cancelledAt: string | null
  readonly reached: Reached
}

/** A line of the log that leaves the status alone enters none, except that another driver is assigned anew. */
const entered = computed<boolean>`(${deliveryLogs.fromStatus} IS DISTINCT FROM ${deliveryLogs.toStatus} OR ${deliveryLogs.action} = 'CHANGE_DRIVER')`

const reached = computed<Reached>`(SELECT coalesce(json_object_agg(r.status, r.at), '{}'::json) FROM (
  SELECT ${deliveryLogs.toStatus} AS status, max(${deliveryLogs.at}) AS at FROM ${deliveryLogs}
  WHERE ${deliveryLogs.deliveryId} = ${deliveries.id} AND ${entered} GROUP BY ${deliveryLogs.toStatus}) r)`

/** What the line of steps is drawn from, as one JSON value. */
export const stepFacts: Expression<StepFactsJson> = object<StepFactsJson>({
  status: deliveries.status,
  type: deliveries.type,
  createdAt: deliveries.createdAt,
  confirmedAt: deliveries.confirmedAt,
  completedAt: deliveries.completedAt,
  cancelledAt: deliveries.cancelledAt,
  reached,
})

const date = (text: string | null) => (text === null ? null : new Date(text))

/** The whole line, its moments as text. */
export function toSteps(json: StepFactsJson) {
  const steps = stepsOf({
    status: json.status,
    type: json.type,
    createdAt: new Date(json.createdAt),
    confirmedAt: date(json.confirmedAt),
    completedAt: date(json.completedAt),
    cancelledAt: date(json.cancelledAt),
    reached: Object.fromEntries(Object.entries(json.reached).map(([status, at]) => [status, new Date(at)])),
  })
  return steps.map(({ at, ...step }) => ({ ...step, at: at && at.toISOString() }))
}
