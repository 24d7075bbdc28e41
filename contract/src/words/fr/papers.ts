/** The editor of a delivery's validation documents. */
export const papers = {
  title: 'Documents de validation',
  none: 'Aucun document pour le moment. Ajoutez le procès-verbal signé ou toute autre pièce.',
  name: 'Nom du document',
  signed: 'PV signé',
  remove: 'Retirer « {{name}} »',
  restore: 'Rétablir',
  removed: '« {{name}} » sera retiré',
  add: 'Ajouter un document',
  formats: 'PDF, JPEG ou PNG, 10 Mo au plus',
  done: 'Documents modifiés avec succès',
  failed: 'Une erreur est survenue',
}
