import type { CheckProblem, RoadProblem } from '@volant/domain/deliveries/problems'

/** What has the words of a reason to cancel at the pick-up has words of its own on the road. */
const kind: Record<RoadProblem | CheckProblem, string> = {
  warning_light: 'Voyant allumé',
  car_breakdown_during_transfer: 'Crevaison ou panne',
  accident: 'Accident',
  delay: 'Retard',
  other_vehicle: "Plaque ou VIN d'un autre véhicule",
}

export const problems = {
  kind,
  title: 'Signaler un problème',
  what: 'Que se passe-t-il ?',
  text: 'Précisions',
  textHint: 'Ce que le bureau doit savoir pour décider.',
  photo: 'Photo du problème',
  takePhoto: 'Ajouter une photo',
  retakePhoto: 'Reprendre la photo',
  removePhoto: 'Retirer la photo',
  report: 'Prévenir le bureau',
  needKind: 'Choisissez ce qui se passe.',
  needText: 'Dites-le en quelques mots : 3 caractères au moins.',
  reported: 'Le bureau est prévenu',
  waits: 'Gardé sur ce téléphone : le bureau sera prévenu dès que le réseau revient',
  reportedTitle: 'Problèmes signalés',
  reportedText: 'Ce que les chauffeurs ont signalé à la prise en charge et sur la route.',
  openText: 'Signalés par les chauffeurs et pas encore vus.',
  by: '{{name}}, le {{at}}',
  received: 'reçu le {{at}}',
  seen: 'Marquer comme vu',
  seenOf: 'Marquer comme vu : {{problem}}, livraison {{contract}}',
  markedSeen: 'Marqué comme vu',
  seenBy: 'Vu par {{name}} le {{at}}',
  seenAt: 'Vu le {{at}}',
  notSent: 'Gardé sur ce téléphone, pas encore envoyé',
  notSeen: 'Envoyé, pas encore vu par le bureau',
  seenByOffice: 'Vu par le bureau le {{at}}',
  open: 'Livraison {{contract}}',
}
