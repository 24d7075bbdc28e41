/** The page that tells whether a report is ours. */
export const verify = {
  title: 'Vérifier un document',
  intro: 'Déposez un état des lieux ou un procès-verbal reçu de nos services pour savoir s’il est authentique.',
  private: 'Le fichier reste sur votre appareil : seule son empreinte est comparée aux nôtres.',
  drop: 'Déposez le PDF ici ou choisissez-le',
  notPdf: 'Ce fichier n’est pas un PDF.',
  unreadable: 'Ce fichier est illisible.',
  hash: 'Empreinte SHA-256',
  hashHint: '64 caractères de 0 à 9 et de a à f',
  badHash: 'Une empreinte SHA-256 compte 64 caractères de 0 à 9 et de a à f.',
  check: 'Vérifier',
  checking: 'Vérification en cours',
  genuine: 'Document authentique',
  genuineText: 'Ce document a été scellé par nos services et n’a pas été modifié.',
  superseded: 'Document authentique, remplacé depuis',
  supersededText:
    'Ce document a été scellé par nos services et n’a pas été modifié, mais la version {{version}}, scellée le {{at}}, l’a remplacé.',
  unknown: 'Document inconnu',
  unknownText:
    'Aucun document scellé par nos services ne correspond : ce fichier n’est pas de nous, ou il a été modifié.',
  contract: 'Contrat n°',
  moment: 'Constat',
  moments: {
    PICK_UP: 'Départ',
    HAND_OVER: 'Arrivée',
    SWAP_PICK_UP: 'Reprise du second véhicule',
    SWAP_HAND_OVER: 'Restitution du second véhicule',
  },
  inspectedAt: 'Constaté le',
  sealedAt: 'Scellé le',
  version: 'Version',
}
