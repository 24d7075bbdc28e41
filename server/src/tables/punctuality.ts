import { COURSE } from '@volant/domain/deliveries/course'
import { CANCELLED_GROUP } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { sql } from 'drizzle-orm'

// The rule of domain/src/deliveries/punctuality.ts for open deliveries, split so that an index can keep it. Whatever the time is,
//   slack = least(best_slack, late_after - now), in whole seconds:
// best_slack is what remains if all goes on from the last thing known, late_after the last moment at which it can still be in time.

const among = (statuses: readonly DeliveryStatus[]) =>
  `status IN (${statuses.map((status) => `'${status}'`).join(', ')})`

/** Whole seconds since 1970. */
const secondsOf = (column: string) =>
  `floor(extract(epoch FROM (${column} - timestamptz '1970-01-01 00:00:00+00')))::bigint`

const TWO_WAY = `type = 'TWO_WAY_DELIVERY'`
const legOf = (column: string) => `(CASE WHEN ${TWO_WAY} THEN ${column} / 2 ELSE ${column} END)`
const SECONDS = legOf('duration')
const METRES = legOf('distance')

const pauses = (driven: string) => `${driven} / ${COURSE.untilPause} * ${COURSE.pause}`
const DRIVE = `(${SECONDS} + ${pauses(SECONDS)})`
const WHOLE_LEG = `(${COURSE.takeOver} + ${DRIVE})`
const STEP = secondsOf('step_at')

const LEFT = `coalesce(metres_left::bigint * ${SECONDS} / nullif(${METRES}, 0), 0)`
const REMAINING = `${LEFT} + ${pauses(`greatest(${SECONDS}, ${LEFT})`)} - ${pauses(`greatest(${SECONDS} - ${LEFT}, 0)`)}`

const ENDED = `(${among([...CANCELLED_GROUP, 'SWAP_DELIVERED', 'COMPLETED'])} OR (status = 'DELIVERED' AND NOT ${TWO_WAY}))`
const TAKEN_OVER = among(['PICKUP_DRIVER', 'SWAP_PICKUP_DRIVER'])
const DRIVING = among(['ONGOING', 'SWAP_IN_TRANSIT'])
const ON_SITE = among(['PICKUP_CLIENT', 'SWAP_PICKUP_CLIENT'])
const ON_SECOND = among(['DELIVERED', 'SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT'])

const AFTER = `(CASE WHEN ${TWO_WAY} AND NOT ${ON_SECOND} THEN ${WHOLE_LEG} ELSE 0 END)`
const REST = `(CASE WHEN ${TAKEN_OVER} THEN ${DRIVE} WHEN ${DRIVING} OR ${ON_SITE} THEN 0 ELSE ${WHOLE_LEG} END)`
const EARLIEST = `(CASE
  WHEN duration IS NULL THEN NULL
  WHEN ${TAKEN_OVER} THEN ${STEP} + ${DRIVE}
  WHEN ${DRIVING} AND seen_at IS NOT NULL AND metres_left IS NOT NULL THEN ${secondsOf('seen_at')} + ${REMAINING}
  WHEN ${DRIVING} THEN ${STEP} + ${DRIVE}
  WHEN ${ON_SITE} THEN ${STEP} + ${COURSE.handOver}
  WHEN status = 'DELIVERED' THEN ${STEP} + ${WHOLE_LEG}
  WHEN car_pick_up_date >= car_delivery_deadline THEN NULL
  ELSE ${secondsOf('car_pick_up_date')} + ${WHOLE_LEG} END)`
const DEADLINE = secondsOf('car_delivery_deadline')

/** Seconds since 1970; empty once every vehicle is handed over, and for what was cancelled. */
export const LATE_AFTER = sql.raw(`CASE WHEN ${ENDED} THEN NULL ELSE ${DEADLINE} - coalesce(${REST} + ${AFTER}, 0) END`)

/** Seconds; empty as well where no route or no departure is known: then only the time that passes counts. */
export const BEST_SLACK = sql.raw(`CASE WHEN ${ENDED} THEN NULL ELSE ${DEADLINE} - ${EARLIEST} - ${AFTER} END`)
