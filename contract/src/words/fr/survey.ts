/** What customers are asked after a delivery. */
export const survey = {
  results: 'Résultats de l’enquête',
  empty: 'Aucune réponse à l’enquête pour le moment.',
  yes: 'Oui',
  no: 'Non',
  failed: 'Les réponses n’ont pas pu être chargées.',
  star: { veryPoor: 'Très mauvais', poor: 'Mauvais', average: 'Moyen', good: 'Bon', excellent: 'Excellent' },
  stars: '{{count}} sur 5 : {{word}}',
  page: {
    title: 'Votre avis',
    hello: 'Bonjour {{name}},',
    intro:
      'Un de nos chauffeurs a conduit votre véhicule. Racontez-nous comment cela s’est passé : deux minutes suffisent.',
    left_one: 'Il reste {{count}} question sans réponse',
    left_many: 'Il reste {{count}} questions sans réponse',
    left_other: 'Il reste {{count}} questions sans réponse',
    send: 'Envoyer mes réponses',
    changed: 'Les questions ont changé entre-temps. Vérifiez vos réponses, puis envoyez-les de nouveau.',
    failed: 'Les questions n’ont pas pu être chargées',
    noQuestion: {
      title: 'Aucune question pour le moment',
      text: 'Merci de votre visite. Revenez un peu plus tard avec le même lien.',
    },
    thanks: {
      title: 'Merci pour votre avis !',
      text: 'Vos réponses sont enregistrées. Elles nous aident à mieux livrer.',
    },
    invalid: {
      title: 'Ce lien n’est pas valide',
      text: 'Il est peut-être incomplet. Ouvrez de nouveau le lien de l’e-mail, ou écrivez-nous.',
    },
    expired: {
      title: 'Ce lien a expiré',
      text: 'L’enquête reste ouverte trente jours. Écrivez-nous si vous souhaitez encore donner votre avis.',
    },
    notFound: {
      title: 'Livraison introuvable',
      text: 'La livraison de ce lien n’existe pas ou n’existe plus. Écrivez-nous si vous pensez qu’il s’agit d’une erreur.',
    },
    support: 'Contacter le support',
    supportSubject: 'Enquête de satisfaction',
  },
}
