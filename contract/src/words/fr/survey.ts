/** What customers are asked after a delivery. */
export const survey = {
  results: 'Résultats de l’enquête',
  empty: 'Aucune réponse à l’enquête pour le moment.',
  yes: 'Oui',
  no: 'Non',
  failed: 'Les réponses n’ont pas pu être chargées.',
}
