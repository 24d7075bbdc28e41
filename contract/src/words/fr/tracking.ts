import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'

type Followed = Exclude<
  DeliveryStatus,
  | 'REQUESTED'
  | 'PENDING_CUSTOMER_CONFIRMATION'
  | 'SMS_SENT'
  | 'CONFIRMED_BY_CUSTOMER'
  | 'RESCHEDULED_BY_ADMIN'
  | 'CONFIRMED'
  | 'WAITING_FOR_DRIVER'
>

const status: Record<Followed, string> = {
  SET: 'Le chauffeur est choisi, il n’est pas encore parti',
  PICKUP_DRIVER: 'Le chauffeur prend le véhicule en charge',
  ONGOING: 'Le véhicule est en route',
  PICKUP_CLIENT: 'Le véhicule est arrivé, remise en cours',
  DELIVERED: 'Le véhicule est livré',
  SWAP_PICKUP_DRIVER: 'Le chauffeur prend le second véhicule en charge',
  SWAP_IN_TRANSIT: 'Le second véhicule est en route',
  SWAP_PICKUP_CLIENT: 'Le second véhicule est arrivé, remise en cours',
  SWAP_DELIVERED: 'Les deux véhicules sont livrés',
  COMPLETED: 'La mission est terminée',
  CANCELLED_BY_ADMIN: 'La livraison est annulée',
  CANCELLED_BY_MANDATORY: 'La livraison est annulée',
  CANCELLED_BY_CUSTOMER: 'La livraison est annulée',
}

export const tracking = {
  title: 'Suivi de la livraison',
  mission: 'Mission n° {{contract}}',
  loading: 'Chargement...',
  status,
  code: 'Code de réception',
  codeHint: 'À donner au chauffeur une fois le véhicule vérifié, jamais avant.',
  copyCode: 'Copier le code de réception',
  returnCode: 'Code de restitution',
  returnCodeHint: 'À donner au chauffeur par la personne qui reprend le second véhicule, une fois celui-ci vérifié.',
  copyReturnCode: 'Copier le code de restitution',
  codeCopied: 'Code copié',
  driver: 'Votre chauffeur : {{name}}',
  journey: 'Trajet',
  from: 'Départ',
  to: 'Arrivée',
  returnFrom: 'Départ de la restitution',
  returnTo: 'Restitution',
  vehicle: 'Véhicule',
  vehicles: 'Véhicules',
  customer: 'Client',
  map: 'Carte du trajet',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  attribution: 'Sources de la carte',
  mapUnavailable: 'La carte ne peut pas être affichée sur cet appareil.',
  position: 'Position du chauffeur, {{age}}',
  left: 'Encore {{distance}} environ',
  noPosition: 'La position s’affichera ici quand le chauffeur prendra la route.',
  oldPosition: 'Dernière position connue, {{age}}. Le téléphone du chauffeur ne répond plus pour l’instant.',
  live: {
    connecting: 'Connexion au suivi…',
    connected: 'Suivi en direct',
    disconnected: 'Suivi interrompu, nouvelle tentative dans quelques secondes',
  },
  ended: {
    title: 'Ce suivi n’est pas disponible',
    text: 'Le lien est incomplet, ou la mission est terminée depuis plusieurs jours.',
  },
  failed: 'Erreur...',
}
