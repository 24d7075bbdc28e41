import type { DeliveryCategory } from '@volant/domain/deliveries/statuses'
import type { CarType, Motorization, TwoWayDeliverType } from '@volant/domain/deliveries/statuses'

const step = {
  client: 'Client et dates',
  journey: 'Trajet et véhicule',
  restitution: 'Restitution',
  finish: 'Documents et prix',
}

const customer = {
  title: 'Client',
  text: 'La personne qui reçoit ou remet le véhicule.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  company: 'Société',
  siret: 'SIRET',
  licence: 'N° de permis de conduire',
  status: 'Statut',
  statuses: { PROFESSIONAL: 'Professionnel', PRIVATE: 'Particulier' },
  language: 'Langue de ses messages',
  languages: { fr: 'Français', en: 'Anglais' },
  more: 'Société, permis et langue',
}

const representative = {
  title: 'Mandataire',
  own: 'La livraison est demandée en votre nom.',
  kept: 'La personne qui a demandé la livraison.',
  choose: "Le propriétaire de l'organisation qui demande la livraison.",
  search: 'Nom, organisation ou e-mail',
  none: 'Aucun mandataire trouvé',
  phone: 'Téléphone du mandataire',
}

const dates = {
  title: 'Dates',
  text: 'Heure de Paris.',
  oneText: "Heure de Paris. L'organisation ne demande que la date limite.",
  placeholder: 'jj/mm/aaaa hh:mm',
  carAvailabilityDate: 'Véhicule disponible',
  carPickUpDate: 'Enlèvement',
  carDeliveryDeadline: 'Date limite de livraison',
}

const address = {
  from: 'Lieu de départ',
  to: "Lieu d'arrivée",
  returnFrom: 'Départ de la restitution',
  returnTo: 'Arrivée de la restitution',
  search: 'Rechercher une adresse',
  placeholder: 'Ville, code postal ou rue…',
  scope: 'France, Belgique et Luxembourg',
  searching: 'Recherche…',
  none: 'Aucun résultat. Essayez la ville ou le code postal.',
  failed: 'La recherche ne répond pas. Réessayez.',
  street: 'N° et rue',
  streetHint: 'ex. 12 rue de la République',
  postalCode: 'Code postal',
  city: 'Ville',
  precision: 'Précisions',
  precisionPlaceholder: 'Portail, étage, contact sur place…',
  sameAsTo: "Reprendre le lieu d'arrivée",
  sameAsFrom: 'Reprendre le lieu de départ',
}

const map = {
  title: 'Carte du trajet',
  empty: 'Choisissez une adresse pour voir le trajet sur la carte.',
  point: { A: 'Départ : {{place}}', B: 'Arrivée : {{place}}', C: 'Restitution : {{place}}' },
}

const carType: Record<CarType, string> = { A: 'A · Citadine', B: 'B · Berline ou SUV', C: 'C · Utilitaire' }
const motorization: Record<Motorization, string> = { GAS: 'Thermique', HYBRID: 'Hybride', ELECTRIC: 'Électrique' }

const vehicle = {
  delivered: 'Véhicule livré',
  returned: 'Véhicule à restituer',
  plate: 'Immatriculation',
  vin: 'VIN',
  marque: 'Marque',
  model: 'Modèle',
  class: 'Classe',
  motorization: 'Motorisation',
  quick: 'Véhicules de votre organisation',
  carType,
  type: motorization,
}

const restitution: Record<TwoWayDeliverType, string> & { title: string; hint: Record<TwoWayDeliverType, string> } = {
  title: 'Type de restitution',
  EXCHANGE: 'Échange',
  TO_RETURN: 'Retour',
  hint: {
    EXCHANGE: "Le chauffeur remet un véhicule et repart avec l'autre.",
    TO_RETURN: 'Le second véhicule est ramené à son point de retour.',
  },
}

const documents = {
  title: 'Documents',
  text: 'PDF, JPEG ou PNG, 10 Mo au plus par fichier.',
  add: 'Ajouter un document',
  remove: 'Retirer {{name}}',
  label: 'Libellé de {{name}}',
  awaited: 'Rempli et signé pendant la mission',
}

const category: Record<DeliveryCategory, string> = { STANDARD: 'Standard', EXPRESS: 'Express', OKM: '0 km' }
const categoryHint: Record<DeliveryCategory, string> = {
  STANDARD: 'Au prix le plus juste',
  EXPRESS: 'Livraison sous 48 h',
  OKM: 'Véhicule neuf',
}

const price = {
  title: 'Prix estimé',
  incomplete: "Pour calculer le prix de la course, veuillez choisir un lieu de départ, un lieu d'arrivée et une date.",
  failed: 'Une erreur est survenue, veuillez réessayer',
  updating: 'Calcul du prix…',
  category: 'Course {{category}}',
  total: 'Total',
  vat: 'TVA {{percent}}',
  reverseCharge: 'TVA (autoliquidation)',
  gross: 'Total avec TVA',
  note: 'Estimation : course hors taxes, options TTC. Le prix est confirmé par Volant.',
  noteAgreed: 'Estimation : course hors taxes, options TTC.',
  agreed: 'Prix convenu : {{price}}. Il ne change pas avec la demande ; ce qui suit reste une estimation.',
}

const finish = {
  category: 'Catégorie',
  options: 'Options',
  comment: 'Commentaire',
  commentLabel: 'Ce que le chauffeur doit savoir',
  commentPlaceholder: "Consignes d'accès, équipements à vérifier…",
}

const summary = {
  title: 'Récapitulatif',
  customer: 'Client',
  representative: 'Mandataire',
  dates: 'Dates',
  available: 'Disponible le {{date}}',
  pickUp: 'Enlèvement le {{date}}',
  deadline: 'Avant le {{date}}',
  journey: 'Trajet',
  restitution: 'Restitution',
  vehicle: 'Véhicule',
  vehicles: 'Véhicules',
  pending: 'À renseigner',
}

const created = {
  title: 'Votre demande est enregistrée',
  contract: 'Contrat {{contract}}',
  message: 'Elle attend un chauffeur et sera validée en moins de 48 heures.',
  codes: 'Codes de mission',
  codesText: 'Donnez le premier au départ, le second à la réception. Le chauffeur les demandera sur place.',
  codesTextBack:
    'Donnez le premier au départ, le deuxième à la réception, le troisième à la restitution. Le chauffeur les demandera sur place.',
  startCode: 'Code de départ',
  destinationCode: 'Code de réception',
  returnCode: 'Code de restitution',
  copy: 'Copier : {{name}}',
  copied: 'Code copié',
  missingCode: 'Erreur lors de la récupération du code',
  follow: 'Suivre la demande',
  another: 'Créer une autre livraison',
}

export const wizard = {
  back: 'Retour aux livraisons',
  steps: 'Étapes de la demande',
  step,
  previous: 'Précédent',
  next: 'Continuer',
  order: 'Commander',
  orderFor: 'Commander · {{price}}',
  restored: 'Votre saisie a été retrouvée.',
  discard: 'Repartir de zéro',
  editing: 'Modifier la demande',
  editTitle: 'Livraison {{contract}}',
  missing: "La livraison n'existe pas",
  missingText: 'Elle a peut-être été supprimée, ou son numéro est faux.',
  closed: 'Cette livraison ne peut plus être modifiée.',
  openDelivery: 'Voir la livraison',
  saved: 'Livraison enregistrée',
  createdToast: 'Brouillon enregistré',
  check: 'Vérifiez les champs signalés.',
  stale:
    "La livraison vient d'être modifiée par quelqu'un d'autre. Les champs que vous n'avez pas touchés sont à jour : vérifiez, puis recommencez.",
  customer,
  representative,
  dates,
  address,
  map,
  vehicle,
  restitution,
  documents,
  category,
  categoryHint,
  price,
  finish,
  summary,
  created,
}
