import type { Mask } from '@volant/domain/deliveries/masks'
import { publicFields } from '@volant/domain/tracking/window'
import type { Database } from '../../platform/db/database'
import type { Selection } from '../../platform/graphql/selection'
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
  ),
  ['fromAddress', address],
  ['toAddress', address],
  ['toReturnFromAddress', address],
  ['toReturnToAddress', address],
  ['vehicles', select('marque', 'model', 'toRetrieve')],
  ['selectedDriver', select('firstName')],
  ['position', select('latitude', 'longitude', 'recordedAt')],
])

/** Phone and position end with the last hand-over, each code with its own; a driver is never told a code. */
export async function readPublicView(db: Database, row: TrackedRow, mask: Mask, asDriver: boolean, now: Date) {
  const view = await readMasked(db, row.id, mask, TRACKING_SELECTION, now)
  const given = publicFields(row)
  if (!given.destinationCode || asDriver) delete view['destinationCode']
  if (!given.returnCode || asDriver) delete view['returnCode']
  if (!given.clientPhone) delete view['clientPhone']
  if (!given.position) delete view['position']
  return view
}
