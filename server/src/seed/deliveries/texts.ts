export const COMMENTS = [
  'Le véhicule est garé au sous-sol, niveau −2, place 48.',
  'Merci de prévenir le client trente minutes avant l’arrivée.',
  'Deux jeux de clés à remettre, le second est dans la boîte à gants.',
  'Véhicule électrique : charge à 80 % au minimum à la livraison.',
  'Accueil fermé entre 12 h et 14 h.',
  'Se présenter à l’atelier et demander M. Lambert.',
  'Plaques provisoires dans la pochette de bord.',
  'Le client souhaite une mise en main complète.',
  null,
  null,
  null,
]

export const PRECISIONS = [
  'Portail vert, sonner à l’accueil',
  'Parc B, côté livraison',
  'Bâtiment C, deuxième étage',
  'Entrée des fournisseurs',
  null,
  null,
]

export const COMPANIES = [
  'Cabinet Ravel',
  'Boulangerie du Parc',
  'Transports Méridien',
  'Clinique des Tilleuls',
  'Ateliers Duroc',
  'Pharmacie Centrale',
  'Agence Boréal',
  'Maison Castellane',
]

export const CANCEL_EXPLANATIONS = [
  'Commande retirée par le siège.',
  'Le client a choisi un autre véhicule.',
  'Erreur de saisie, une nouvelle demande a été faite.',
]

export const EARLY_REASONS = [
  'Véhicule remis au garage partenaire après une panne.',
  'Livraison reprise par le concessionnaire.',
]
