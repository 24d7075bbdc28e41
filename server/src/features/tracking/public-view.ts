import { fromAssignment } from '@volant/domain/deliveries/steps'
import type { Mask } from '@volant/domain/deliveries/masks'
import { arrivalOf } from '@volant/domain/tracking/arrival'
import { publicFields } from '@volant/domain/tracking/window'
import type { Database } from '../../platform/db/database'
import type { Selection } from '../../platform/graphql/selection'
import { toPunctualityFacts } from '../../projections/punctuality'
import type { PunctualityJson } from '../../projections/punctuality'
import { toSteps } from '../../projections/steps'
import type { StepFactsJson } from '../../projections/steps'
import { readMasked } from '../deliveries/public'
import type { TrackedRow } from './store'

const leaf: Selection = new Map()
const select = (...names: string[]): Selection => new Map(names.map((name) => [name, leaf]))

const address = select('address', 'addressPrecision', 'city', 'postalCode', 'country', 'latitude', 'longitude')

/** What the tracking page shows; the mask of the domain has the last word on each field. */
export const TRACKING_SELECTION: Selection = new Map<string, Selection>([
  ...select(
    'publicId',
    'status',
    'type',
    'clientFirstName',
    'clientLastName',
    'clientPhone',
    'destinationCode',
    'returnCode',
    'carPickUpDate',
    'carDeliveryDeadline',
    'punctuality',
    'steps',
  ),
  ['fromAddress', address],
  ['toAddress', address],
  ['toReturnFromAddress', address],
  ['toReturnToAddress', address],
  ['vehicles', select('marque', 'model', 'toRetrieve')],
  ['selectedDriver', select('firstName')],
  ['position', select('latitude', 'longitude', 'recordedAt')],
])

/** What the office or the driver is waited for with stays inside. */
function publicSteps(facts: StepFactsJson | null | undefined) {
  return facts ? fromAssignment(toSteps(facts)).map(({ name, state, at }) => ({ name, state, at })) : []
}

/** The verdict of the punctuality rule stays inside; the time it counts is told. */
function publicArrival(facts: PunctualityJson | null | undefined, now: Date) {
  const arrival = facts ? arrivalOf(toPunctualityFacts(facts), now) : null
  return arrival && { ...arrival, at: arrival.at && arrival.at.toISOString() }
}

/** A copy answers where it has this version: pages ask again when they are told of a change, and then want that one. */
async function readView(db: Database, row: TrackedRow, mask: Mask, now: Date) {
  const old = await readMasked(db.stale, row, mask, TRACKING_SELECTION, now)
  return old ?? (await readMasked(db, row, mask, TRACKING_SELECTION, now)) ?? {}
}

/** Phone and position end with the last hand-over, each code with its own; a driver is never told a code. */
export async function readPublicView(db: Database, row: TrackedRow, mask: Mask, asDriver: boolean, now: Date) {
  const { steps, punctuality, ...view } = await readView(db, row, mask, now)
  const given = publicFields(row)
  if (!given.destinationCode || asDriver) delete view['destinationCode']
  if (!given.returnCode || asDriver) delete view['returnCode']
  if (!given.clientPhone) delete view['clientPhone']
  if (!given.position) delete view['position']
  const sharing = given.position ? { sharingPaused: row.sharingPausedAt !== null } : {}
  return { ...view, ...sharing, arrival: publicArrival(punctuality, now), steps: publicSteps(steps) }
}
