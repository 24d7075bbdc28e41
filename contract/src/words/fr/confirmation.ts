export const confirmation = {
  title: 'Confirmez votre livraison',
  hello: 'Bonjour {{name}},',
  intro: 'Voici la livraison prévue. Tout est exact ? Confirmez-la ; sinon, signalez une anomalie.',
  contract: 'Livraison n° {{contract}}',
  window: 'Créneau de livraison',
  windowText: '{{day}}, entre {{from}} et {{to}}',
  noWindow: 'Le créneau vous sera communiqué.',
  deadline: 'Au plus tard le {{date}}',
  from: 'Départ',
  to: 'Arrivée',
  vehicle: 'Véhicule',
  vehicles: 'Véhicules',
  confirm: 'Je confirme la livraison',
  anomaly: 'Signaler une anomalie',
  anomalyDialog: {
    title: 'Signaler une anomalie ?',
    text: 'La livraison n° {{contract}} sera annulée et notre équipe reprendra contact avec votre mandataire. Ce lien ne pourra plus servir.',
    confirm: 'Signaler et annuler la livraison',
  },
  confirmed: {
    title: 'Merci, votre livraison est confirmée',
    text: 'Vous recevrez un lien de suivi dès qu’un chauffeur sera en charge de votre véhicule.',
  },
  reported: {
    title: 'Anomalie signalée',
    text: 'La livraison est annulée. Notre équipe va reprendre contact pour convenir de la suite.',
  },
  invalid: {
    title: 'Le lien est incorrect',
    text: 'Le numéro de livraison est erroné, ou la livraison est déjà confirmée ou annulée. Si ce n’est pas le cas, rouvrez le lien du dernier SMS reçu.',
  },
  failed: 'Impossible d’afficher votre livraison',
}
