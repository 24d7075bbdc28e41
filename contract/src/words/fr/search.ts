export const search = {
  title: 'Rechercher une livraison',
  field: { deliveryId: 'Numéro de livraison', vin: 'VIN', vehicleCode: 'Immatriculation' },
  placeholder: { deliveryId: '100042', vin: 'VF3LCYHZPJS…', vehicleCode: 'GA-217-KF' },
  fields: 'Chercher par',
  hint: 'Entrée pour lancer, Échap pour effacer',
  first: 'Tapez un numéro, un VIN ou une plaque, puis Entrée.',
  none: 'Aucun résultat pour « {{text}} »',
  results: 'Résultats de la recherche',
  contract: 'Contrat',
  status: 'Statut',
  open: 'Ouvrir la livraison {{contract}}',
}
