export const personalData = {
  own: {
    title: 'Mes données',
    text: 'Tout ce qui est gardé sur vous, dans un fichier qu’un autre programme peut lire (JSON) : votre compte et vos connexions, vos missions ou vos commandes, les messages envoyés. Vos positions, effacées après trente jours, y figurent par leur nombre et leurs dates. Les liens vers vos fichiers s’ouvrent pendant cinq minutes.',
    download: 'Télécharger mes données',
    erasure: 'Pour faire effacer vos données, écrivez au support.',
  },
  person: {
    title: 'Données personnelles',
    text: 'Ce que chacun peut demander : une copie de ses données, ou leur effacement. Le téléchargement et l’effacement sont inscrits au journal de sécurité.',
    download: 'Télécharger ses données',
    erase: 'Effacer la personne',
  },
  downloaded: 'Fichier téléchargé : {{name}}',
  downloadFailed: 'Le téléchargement a échoué. Réessayez.',
  erase: {
    title: 'Effacer {{name}} ?',
    text: 'C’est définitif : rien ni personne ne pourra le défaire.',
    goesTitle: 'Ce qui disparaît',
    goes: {
      account: 'Le compte, ses connexions et les messages qui lui ont été envoyés',
      identity: 'Le nom, l’e-mail, le téléphone et l’adresse, y compris dans l’historique et les commandes',
      file: 'La date de naissance, le permis, l’IBAN, les pièces, la photo et les positions',
    },
    staysTitle: 'Ce qui reste, et pourquoi',
    stays: {
      books: 'Les factures et les paiements, tels qu’ils ont été établis : la loi impose de les conserver dix ans',
      proofs: 'Les PV scellés et les mandats signés, avec le nom : ils font preuve entre les parties',
      missions: 'Les livraisons, sans le nom : d’autres personnes y ont pris part',
      log: 'Le journal de sécurité, sans le nom : il dit qui a fait quoi et ne se corrige pas',
    },
    unpaid: 'Payez d’abord ce qui lui est dû : son numéro de compte disparaît.',
    type: 'Saisissez « {{name}} » pour confirmer',
    confirm: 'Effacer pour toujours',
    done: 'Les données de cette personne sont effacées',
  },
}
