import type { wizard as french } from '../fr/wizard'

const step: typeof french.step = {
  client: 'Customer and dates',
  journey: 'Journey and vehicle',
  restitution: 'Return',
  finish: 'Documents and price',
}

const customer: typeof french.customer = {
  title: 'Customer',
  text: 'The person who receives or hands over the vehicle.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  siret: 'SIRET',
  licence: 'Driving licence number',
  status: 'Status',
  statuses: { PROFESSIONAL: 'Professional', PRIVATE: 'Private' },
  language: 'Language of their messages',
  languages: { fr: 'French', en: 'English' },
  more: 'Company, licence and language',
}

const representative: typeof french.representative = {
  title: 'Representative',
  own: 'The delivery is requested in your name.',
  kept: 'The person who requested the delivery.',
  choose: 'The owner of the organisation that asks for the delivery.',
  search: 'Name, organisation or email',
  none: 'No representative found',
  phone: 'Phone of the representative',
}

const dates: typeof french.dates = {
  title: 'Dates',
  text: 'Paris time.',
  oneText: 'Paris time. The organisation asks for the deadline only.',
  placeholder: 'dd/mm/yyyy hh:mm',
  carAvailabilityDate: 'Vehicle available',
  carPickUpDate: 'Pick-up',
  carDeliveryDeadline: 'Delivery deadline',
}

const address: typeof french.address = {
  from: 'Departure',
  to: 'Arrival',
  returnFrom: 'Return departure',
  returnTo: 'Return arrival',
  search: 'Find an address',
  placeholder: 'Town, postal code or street…',
  scope: 'France, Belgium and Luxembourg',
  searching: 'Searching…',
  none: 'No result. Try the town or the postal code.',
  failed: 'The search does not answer. Try again.',
  street: 'Number and street',
  streetHint: 'e.g. 12 rue de la République',
  postalCode: 'Postal code',
  city: 'Town',
  precision: 'Details',
  precisionPlaceholder: 'Gate, floor, contact on site…',
  sameAsTo: 'Same as arrival',
  sameAsFrom: 'Same as departure',
}

const map: typeof french.map = {
  title: 'Map of the journey',
  empty: 'Choose an address to see the journey on the map.',
  point: { A: 'Departure: {{place}}', B: 'Arrival: {{place}}', C: 'Return: {{place}}' },
}

const vehicle: typeof french.vehicle = {
  delivered: 'Delivered vehicle',
  returned: 'Vehicle to return',
  plate: 'Licence plate',
  vin: 'VIN',
  marque: 'Make',
  model: 'Model',
  class: 'Class',
  motorization: 'Motorisation',
  quick: 'Vehicles of your organisation',
  carType: { A: 'A · City car', B: 'B · Saloon or SUV', C: 'C · Van' },
  type: { GAS: 'Combustion', HYBRID: 'Hybrid', ELECTRIC: 'Electric' },
}

const restitution: typeof french.restitution = {
  title: 'Kind of return',
  EXCHANGE: 'Exchange',
  TO_RETURN: 'Return',
  hint: {
    EXCHANGE: 'The driver hands over one vehicle and leaves with the other.',
    TO_RETURN: 'The second vehicle is brought back to its return point.',
  },
}

const documents: typeof french.documents = {
  title: 'Documents',
  text: 'PDF, JPEG or PNG, at most 10 MB each.',
  add: 'Add a document',
  remove: 'Remove {{name}}',
  label: 'Label of {{name}}',
  awaited: 'Filled in and signed during the mission',
}

const price: typeof french.price = {
  title: 'Estimated price',
  incomplete: 'To calculate the price, please choose a departure, an arrival and a date.',
  failed: 'Something went wrong, please try again',
  updating: 'Calculating the price…',
  category: '{{category}} delivery',
  total: 'Total',
  vat: 'VAT {{percent}}',
  reverseCharge: 'VAT (reverse charge)',
  gross: 'Total with VAT',
  note: 'An estimate: delivery excluding tax, options including tax. Volant confirms the price.',
  noteAgreed: 'An estimate: delivery excluding tax, options including tax.',
  agreed: 'Agreed price: {{price}}. It does not change with the request; what follows remains an estimate.',
}

const finish: typeof french.finish = {
  category: 'Category',
  options: 'Options',
  comment: 'Comment',
  commentLabel: 'What the driver should know',
  commentPlaceholder: 'Access instructions, equipment to check…',
}

const summary: typeof french.summary = {
  title: 'Summary',
  customer: 'Customer',
  representative: 'Representative',
  dates: 'Dates',
  available: 'Available on {{date}}',
  pickUp: 'Pick-up on {{date}}',
  deadline: 'Before {{date}}',
  journey: 'Journey',
  restitution: 'Return',
  vehicle: 'Vehicle',
  vehicles: 'Vehicles',
  pending: 'To be filled in',
}

const created: typeof french.created = {
  title: 'Your request is recorded',
  contract: 'Contract {{contract}}',
  message: 'It awaits a driver and will be validated in under 48 hours.',
  codes: 'Mission codes',
  codesText: 'Give the first at departure, the second at reception. The driver will ask for them on site.',
  codesTextBack:
    'Give the first at departure, the second at reception, the third when the vehicle is returned. The driver will ask for them on site.',
  startCode: 'Start code',
  destinationCode: 'Reception code',
  returnCode: 'Return code',
  copy: 'Copy: {{name}}',
  copied: 'Code copied',
  missingCode: 'The code could not be fetched',
  follow: 'Follow the request',
  another: 'Create another delivery',
}

export const wizard: typeof french = {
  back: 'Back to deliveries',
  steps: 'Steps of the request',
  step,
  previous: 'Previous',
  next: 'Continue',
  order: 'Order',
  orderFor: 'Order · {{price}}',
  restored: 'What you had typed was found again.',
  discard: 'Start over',
  editing: 'Edit the request',
  editTitle: 'Delivery {{contract}}',
  missing: 'The delivery does not exist',
  missingText: 'It may have been deleted, or its number is wrong.',
  closed: 'This delivery can no longer be edited.',
  openDelivery: 'See the delivery',
  saved: 'Delivery saved',
  createdToast: 'Draft saved',
  check: 'Check the marked fields.',
  stale:
    'Somebody else has just changed this delivery. The fields you left alone are up to date: check them, then retry.',
  customer,
  representative,
  dates,
  address,
  map,
  vehicle,
  restitution,
  documents,
  category: { STANDARD: 'Standard', EXPRESS: 'Express', OKM: 'Zero km' },
  categoryHint: {
    STANDARD: 'At the fairest price',
    EXPRESS: 'Delivered within 48 hours',
    OKM: 'New vehicle',
  },
  price,
  finish,
  summary,
  created,
}
