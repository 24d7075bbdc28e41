import type { DeliveryType } from '@volant/domain/deliveries/statuses'

const kind: Record<DeliveryType, string> = {
  STANDARD: 'Livraison standard',
  TO_RETURN: 'Retour client',
  TWO_WAY_DELIVERY: 'Livraison avec restitution',
  OKM: 'Livraison 0 km',
}

/** What the report of a whole mission says beside the words it shares with the other documents. */
export const report = {
  title: 'Rapport de mission',
  kindLabel: 'Type',
  kind,
  status: 'Statut',
  distance: 'Distance prévue',
  drawnAt: 'Édité le',
  journey: 'Trajet',
  step: 'Étape',
  place: 'Adresse et consignes',
  planned: 'Prévu',
  actual: 'Réel',
  steps: { from: 'Départ', to: 'Arrivée', returnFrom: 'Reprise', returnTo: 'Restitution' },
  dates: 'Dates',
  moments: {
    createdAt: 'Demande',
    carAvailabilityDate: 'Mise à disposition',
    confirmedAt: 'Confirmation',
    departedAt: 'Départ sur la route',
    completedAt: 'Clôture',
    cancelledAt: 'Annulation',
  },
  extras: 'Options et consignes',
  options: 'Options : {{options}}',
  comment: 'Commentaire : {{comment}}',
  vehicle: 'Véhicule {{number}}',
  photos: 'Photos au départ et à l’arrivée',
  before: 'Départ',
  after: 'Arrivée',
  noPhotos: 'Aucune photo de ce véhicule.',
  missing: 'Photo non prise',
  unreadable: 'Photo illisible',
  handOver: 'Remise et signature',
  return: 'Restitution et signature',
  signedOnPaper: 'Signé par {{name}}, le {{at}}',
  forced: 'La remise a été enregistrée par le service, sans signature.',
  documents: 'Documents joints au dossier',
}
