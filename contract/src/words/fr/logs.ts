import type { LifecycleAction } from '@volant/domain/deliveries/actions'

/** One sentence per move of a delivery, in the reader's language. `who` is a person's name, `photos` a list made of the words below, `problem` what was reported,
 * `seen` plate and VIN as they were read. */
const action: Record<LifecycleAction, string> = {
  CREATE: '{{who}} a créé la demande.',
  EDIT: '{{who}} a modifié la livraison.',
  SEND_CONFIRMATION_SMS: '{{who}} a envoyé le SMS de confirmation.',
  CUSTOMER_CONFIRM: 'Le client a confirmé la livraison.',
  CUSTOMER_REFUSE: 'Le client a signalé une anomalie.',
  CONFIRM: '{{who}} a confirmé la livraison.',
  ALLOW: "{{who}} a ouvert l'enchère.",
  ASSIGN_DRIVER: '{{who}} a attribué la mission à un chauffeur.',
  ACCEPT_OFFER: "{{who}} a accepté l'offre d'un chauffeur.",
  CHANGE_DRIVER: '{{who}} a changé le chauffeur.',
  OFFER: '{{who}} a fait une offre.',
  WITHDRAW: '{{who}} a rendu la mission.',
  PICK_UP: '{{who}} a pris le véhicule en charge.',
  DEPART: '{{who}} est en route.',
  ARRIVE: '{{who}} est arrivé à destination.',
  HAND_OVER: '{{who}} a remis le véhicule.',
  SWAP_PICK_UP: '{{who}} a pris le second véhicule en charge.',
  SWAP_DEPART: '{{who}} est en route avec le second véhicule.',
  SWAP_ARRIVE: '{{who}} est arrivé avec le second véhicule.',
  SWAP_HAND_OVER: '{{who}} a remis le second véhicule.',
  FINISH: '{{who}} a terminé la mission.',
  TERMINATE: '{{who}} a clôturé la livraison.',
  CANCEL: '{{who}} a annulé la livraison.',
  ACTIVATE: '{{who}} a réactivé la livraison.',
  CANCEL_RESTITUTION: '{{who}} a annulé la restitution.',
  DELETE: '{{who}} a supprimé la livraison.',
  FORCE_STEP: '{{who}} a fait avancer la mission à la place du chauffeur.',
  SEND_RATING_EMAIL: "{{who}} a demandé l'avis du client.",
  RESEND_TRACKING: '{{who}} a renvoyé le lien de suivi.',
  FILE_DOCUMENTS: '{{who}} a modifié les documents de validation.',
  EDIT_PHOTOS: '{{who}} a modifié les photos : {{photos}}.',
  REPORT_PROBLEM: '{{who}} a signalé un problème : {{problem}}.',
  SEE_OTHER_VEHICLE: "{{who}} a relevé {{seen}} : ce n'est pas le véhicule de la commande.",
  ACCEPT_VEHICLE: '{{who}} a autorisé la prise en charge malgré la plaque ou le VIN relevé.',
}

const photo = {
  before: '{{view}} (avant)',
  after: '{{view}} (après)',
  ofSecond: 'véhicule 2, {{photo}}',
}

export const logs = {
  action,
  photo,
  captured: '{{sentence}} (noté sur le téléphone le {{at}}, envoyé plus tard)',
  despitePapers: '{{sentence}} Malgré des papiers expirés : {{papers}}.',
  withReason: '{{sentence}} Motif : {{reason}}',
  customer: 'Le client',
  someone: "Quelqu'un",
}
