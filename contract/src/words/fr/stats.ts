export const stats = {
  hello: 'Bonjour {{name}}',
  medal: { bronze: 'Médaille de bronze', silver: "Médaille d'argent", gold: "Médaille d'or" },
  first: {
    ADMIN: {
      title: 'À traiter',
      text: 'Les livraisons en alerte, la plus urgente en premier.',
      none: 'Rien à traiter',
      noneText: 'Aucune livraison en alerte : tout départ proche a son chauffeur.',
    },
    CLIENT: {
      title: 'Prochaines livraisons',
      text: 'Vos livraisons confirmées, la plus proche en premier.',
      none: 'Aucune livraison prévue',
      noneText: 'Vos livraisons confirmées apparaîtront ici.',
    },
    all: 'Tout voir',
  },
  overview: 'Livraisons par étape',
  overviewText: 'Ce qui attend, ce qui roule, ce qui est fini.',
}
