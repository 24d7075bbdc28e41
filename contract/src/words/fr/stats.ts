export const stats = {
  dashboard: 'Tableau de bord',
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
  month: 'Mois',
  requests: { title: 'Demandes par mois', text: 'Les douze derniers mois, par type de livraison.' },
  evolution: {
    title: 'Évolution des demandes',
    text: 'Combien de livraisons sont demandées chaque mois.',
    type: 'Type de livraison',
    all: 'Toutes',
    requests: 'Demandes',
  },
  outcome: {
    title: 'Annulées et livrées',
    text: 'Ce que sont devenues les livraisons terminées.',
    COMPLETED: 'Livrées',
    CANCELLED: 'Annulées',
  },
  error: {
    chart: 'Erreur lors du chargement du graphique',
    stats: 'Erreur lors du chargement des statistiques de livraison',
  },
  none: { all: 'Aucune donnée disponible', type: 'Aucune donnée disponible pour le type sélectionné' },
}
