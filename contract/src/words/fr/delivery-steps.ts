import type { MissingPart } from '@volant/domain/deliveries/missing-parts'
import type { Awaited, DeliveryStepName } from '@volant/domain/deliveries/steps'

const name: Record<DeliveryStepName, string> = {
  REQUESTED: 'Demandée',
  CONFIRMED: 'Confirmée',
  AUCTION: 'Aux enchères',
  ASSIGNED: 'Attribuée',
  PICKED_UP: 'Prise en charge',
  ON_THE_WAY: 'En route',
  ARRIVED: 'Arrivée',
  HANDED_OVER: 'Remise',
  SWAP_PICKED_UP: 'Voiture 2 prise en charge',
  SWAP_ON_THE_WAY: 'Voiture 2 en route',
  SWAP_ARRIVED: 'Voiture 2 arrivée',
  SWAP_HANDED_OVER: 'Voiture 2 remise',
  COMPLETED: 'Terminée',
  CANCELLED: 'Annulée',
}

const awaits: Record<Awaited, string> = {
  OFFICE_CONFIRMATION: 'Attend la confirmation du bureau',
  CUSTOMER_ANSWER: 'Attend la réponse du client',
  DISPATCH: 'Attend d’être mise aux enchères ou attribuée',
  DRIVER: 'Attend un chauffeur',
  START_CODE: 'Attend le code de départ du chauffeur',
  DEPARTURE: 'Attend le départ du chauffeur',
  ARRIVAL: 'Attend l’arrivée du chauffeur',
  RECEPTION_CODE: 'Attend le code de réception du client',
  SECOND_VEHICLE: 'Attend la prise en charge de la voiture 2',
  RETURN_CODE: 'Attend le code de restitution',
  CLOSING: 'Attend la clôture',
}

const part = {
  fromAddress: 'départ',
  toAddress: 'arrivée',
  category: 'catégorie',
  toReturnFromAddress: 'départ de la restitution',
  toReturnToAddress: 'arrivée de la restitution',
  vehicles: { '0': 'véhicule', '1': 'second véhicule' },
} satisfies Record<Exclude<MissingPart, `vehicles.${number}`>, string> & Record<'vehicles', object>

/** Where a delivery stands, in the office's words. */
export const steps = {
  title: 'Avancement',
  all: 'Toutes les étapes',
  less: 'Moins d’étapes',
  name,
  awaits,
  toComplete: 'Attend d’être complétée : {{parts}}',
  part,
}
