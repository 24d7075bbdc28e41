import type { Selection } from '../../platform/graphql/selection'

const leaf: Selection = new Map()
const select = (...names: string[]): Selection => new Map(names.map((name) => [name, leaf]))

const address = select('address', 'addressPrecision', 'city', 'postalCode', 'country')

/** What the customer reads before answering; the mask m-sms has the last word. */
export const SUMMARY: Selection = new Map<string, Selection>([
  ...select(
    'publicId',
    'type',
    'status',
    'clientFirstName',
    'clientLastName',
    'carAvailabilityDate',
    'carPickUpDate',
    'carDeliveryDeadline',
    'duration',
  ),
  ['fromAddress', address],
  ['toAddress', address],
  ['toReturnFromAddress', address],
  ['toReturnToAddress', address],
  ['vehicles', select('marque', 'model', 'toRetrieve')],
])
