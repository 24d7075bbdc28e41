import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { FollowedStepName } from '@volant/domain/deliveries/steps'

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

const step: Record<FollowedStepName, string> = {
  ASSIGNED: 'Chauffeur choisi',
  PICKED_UP: 'Véhicule pris en charge',
  ON_THE_WAY: 'En route',
  ARRIVED: 'Arrivé à destination',
  HANDED_OVER: 'Véhicule remis',
  SWAP_PICKED_UP: 'Second véhicule pris en charge',
  SWAP_ON_THE_WAY: 'Second véhicule en route',
  SWAP_ARRIVED: 'Second véhicule arrivé',
  SWAP_HANDED_OVER: 'Second véhicule remis',
  COMPLETED: 'Mission terminée',
  CANCELLED: 'Livraison annulée',
}

export const tracking = {
  title: 'Suivi de la livraison',
  mission: 'Mission n° {{contract}}',
  loading: 'Chargement...',
  status,
  arrival: {
    departs: 'Départ prévu à {{time}}',
    departsOn: 'Départ prévu le {{day}} à {{time}}',
    wasDue: 'Départ attendu depuis {{time}}',
    wasDueOn: 'Départ attendu depuis le {{day}} à {{time}}',
    expected: 'Arrivée vers {{time}}',
    expectedOn: 'Arrivée le {{day}} vers {{time}}',
    second: 'Arrivée du second véhicule vers {{time}}',
    secondOn: 'Arrivée du second véhicule le {{day}} vers {{time}}',
    before: 'Livraison prévue avant {{time}}',
    beforeOn: 'Livraison prévue avant le {{day}} à {{time}}',
    visit: 'Passage du chauffeur prévu vers {{time}}',
    visitOn: 'Passage du chauffeur prévu le {{day}} vers {{time}}',
    visitBefore: 'Passage du chauffeur prévu avant {{time}}',
    visitBeforeOn: 'Passage du chauffeur prévu avant le {{day}} à {{time}}',
    handedOver: 'Remis à {{time}}',
    handedOverOn: 'Remis le {{day}} à {{time}}',
    onSite: 'Le chauffeur est arrivé',
    between: 'Premier véhicule remis',
    estimate: 'Heure estimée, le chauffeur n’a pas envoyé de position récente.',
    paused: 'Heure estimée, le partage de la position est en pause.',
  },
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
  retrieved: 'À restituer',
  customer: 'Client',
  map: 'Carte du trajet',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  attribution: 'Sources de la carte',
  mapUnavailable: 'La carte ne peut pas être affichée sur cet appareil.',
  position: 'Position du chauffeur, {{age}}',
  left: 'Il reste {{distance}} environ',
  noPosition: 'La position s’affichera dès que le chauffeur la partagera.',
  lastPosition: 'Dernière position connue, {{age}}',
  paused: 'Partage en pause, dernière position connue {{age}}',
  live: {
    connecting: 'Connexion au suivi…',
    connected: 'Suivi en direct',
    disconnected: 'Reconnexion au suivi…',
    offline: 'Vous êtes hors connexion',
  },
  steps: 'Étapes de la livraison',
  allSteps: 'Toutes les étapes',
  lessSteps: 'Moins d’étapes',
  step,
  ended: {
    title: 'Ce suivi n’est pas disponible',
    text: 'Le lien est incomplet, la mission est terminée depuis plusieurs jours, ou un nouveau chauffeur est en cours de désignation.',
  },
  failed: 'Erreur...',
  help: 'Une question ?',
  callOffice: 'Appeler le bureau, {{phone}}',
}
