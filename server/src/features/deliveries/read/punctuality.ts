import type { PunctualityState } from '@volant/contract/schema.generated'
import { COURSE, secondsOf } from '@volant/domain/deliveries/course'
import { TIGHT_SECONDS } from '@volant/domain/deliveries/punctuality'
import type { Params } from '../../../projections/engine'

/** Seconds to the deadline of an open delivery, as the domain's `punctuality` counts them. */
export function slackOf(row: string, params: Params, now: Date): string {
  return `least(${row}.best_slack, ${row}.late_after - ${params.add(secondsOf(now))}::bigint)`
}

/** Less slack than so many seconds: each side has an index. */
export function lessThan(row: string, seconds: number, params: Params, now: Date): string {
  return `(${row}.best_slack < ${seconds} OR ${row}.late_after < ${params.add(secondsOf(now) + seconds)}::bigint)`
}

/** Seconds of one way, whose drive this expression tells: the vehicle is taken over, driven, and there are pauses. */
export const wholeLeg = (drive: string) =>
  `${COURSE.takeOver} + ${drive} + ${drive} / ${COURSE.untilPause} * ${COURSE.pause}`

/** Seconds of slack until the recipient's own vehicle arrives, while it is on its way: what a two-way mission does after that is not theirs. */
export function recipientSlackOf(row: string, params: Params, now: Date): string {
  return `(${slackOf(row, params, now)} + CASE WHEN ${row}.type = 'TWO_WAY_DELIVERY' THEN ${wholeLeg(`${row}.duration / 2`)} ELSE 0 END)`
}

/** Ended, and so many seconds or more after the deadline: counted in whole ones, as the domain does. */
function endedWhere(row: string, comparison: '>' | '<='): string {
  const second = (moment: string) => `date_trunc('second', ${moment})`
  return `(${row}.late_after IS NULL AND ${row}.cancelled_at IS NULL AND ${second(`coalesce(${row}.handed_over_at, ${row}.completed_at)`)} ${comparison} ${second(`${row}.car_delivery_deadline`)})`
}

function condition(row: string, state: PunctualityState, params: Params, now: Date): string {
  switch (state) {
    case 'LATE':
      return lessThan(row, 0, params, now)
    case 'TIGHT':
      return `(${lessThan(row, TIGHT_SECONDS, params, now)} AND ${slackOf(row, params, now)} >= 0)`
    case 'ON_TIME':
      return `(${row}.late_after IS NOT NULL AND ${slackOf(row, params, now)} >= ${TIGHT_SECONDS})`
    case 'DONE_LATE':
      return endedWhere(row, '>')
    case 'DONE_ON_TIME':
      return endedWhere(row, '<=')
    case 'NONE':
      return `(${row}.late_after IS NULL AND coalesce(${row}.handed_over_at, ${row}.completed_at) IS NULL OR ${row}.cancelled_at IS NOT NULL)`
  }
}

/** The deliveries of which the domain's `punctuality` says one of these. */
export function judged(row: string, states: readonly PunctualityState[], params: Params, now: Date): string {
  return `(${states.map((state) => condition(row, state, params, now)).join(' OR ')})`
}
