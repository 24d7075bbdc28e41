import type { confirmation as french } from '../fr/confirmation'

export const confirmation: typeof french = {
  title: 'Confirm your delivery',
  titleReturn: 'Confirm the driver’s visit',
  hello: 'Hello {{name}},',
  intro: 'Here is the planned delivery. Is everything right? Confirm it; otherwise report an anomaly.',
  introReturn:
    'A driver will come to fetch your vehicle. Is everything right? Confirm the visit; otherwise report an anomaly.',
  contract: 'Delivery no. {{contract}}',
  window: 'Delivery window',
  windowReturn: 'The driver’s visit',
  noWindow: 'The time will be told to you.',
  deadline: 'At the latest on {{date}}',
  from: 'Departure',
  to: 'Arrival',
  returnFrom: 'Departure of the return',
  returnTo: 'Return',
  vehicle: 'Vehicle',
  vehicles: 'Vehicles',
  retrieved: 'To be taken back',
  confirm: 'I confirm the delivery',
  confirmReturn: 'I confirm the visit',
  anomaly: 'Report an anomaly',
  anomalyDialog: {
    title: 'Report an anomaly?',
    text: 'Delivery no. {{contract}} will be cancelled and our team will get back to your contact. This link will no longer work.',
    confirm: 'Report and cancel the delivery',
  },
  confirmed: {
    title: 'Thank you, your delivery is confirmed',
    titleReturn: 'Thank you, the driver’s visit is confirmed',
    text: 'You will get a tracking link as soon as a driver takes charge of your vehicle.',
  },
  reported: {
    title: 'Anomaly reported',
    text: 'The delivery is cancelled. Our team will get in touch to agree on what comes next.',
  },
  invalid: {
    title: 'The link is incorrect',
    text: 'The delivery number is wrong, or the delivery is already confirmed or cancelled. If it is neither, open the link of the last SMS again.',
  },
  failed: 'Your delivery cannot be shown',
}
