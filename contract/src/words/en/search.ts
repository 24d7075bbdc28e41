import type { search as french } from '../fr/search'

export const search: typeof french = {
  title: 'Find a delivery',
  field: { deliveryId: 'Delivery ID', vin: 'VIN', vehicleCode: 'Licence plate' },
  placeholder: { deliveryId: '100042', vin: 'VF3LCYHZPJS…', vehicleCode: 'GA-217-KF' },
  fields: 'Search by',
  hint: 'Enter to run, Escape to clear',
  first: 'Type a number, a VIN or a plate, then Enter.',
  none: 'No result for “{{text}}”',
  results: 'Search results',
  contract: 'Contract',
  status: 'Status',
  open: 'Open delivery {{contract}}',
}
