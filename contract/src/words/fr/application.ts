export const application = {
  welcome: 'Bienvenue, {{name}}',
  welcomeText:
    'Votre inscription est en cours d’examen. Les enchères et vos missions s’ouvriront ici dès qu’elle sera acceptée.',
  refused: 'Bonjour, {{name}}',
  refusedText: 'Votre inscription n’a pas été retenue. Notre équipe vous dit volontiers pourquoi.',
  missing_zero: 'Votre dossier est complet',
  missing_one: 'Il manque {{count}} élément à votre dossier',
  missing_many: 'Il manque {{count}} éléments à votre dossier',
  missing_other: 'Il manque {{count}} éléments à votre dossier',
  missingList: 'Ce qui manque',
  send: 'Nous joindre',
  ask: 'Une question sur votre inscription ? Écrivez-nous.',
  help: 'Centre d’aide',
  apply: {
    title: 'Devenir chauffeur',
    intro:
      'Convoyez des véhicules au prix que vous proposez. Remplissez ce formulaire : un code confirme votre adresse e-mail, puis notre équipe étudie votre dossier.',
    person: 'Vous',
    home: 'Votre adresse',
    work: 'Permis et société',
    questions: 'Votre expérience',
    account: 'Votre accès',
    street: 'N° et rue',
    postalCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    companyHint: 'La société est facultative : vous pouvez l’ajouter plus tard.',
    password: 'Mot de passe',
    passwordHint: '8 caractères au moins, avec un chiffre, une majuscule et une minuscule.',
    send: 'Envoyer ma candidature',
    failed: 'La candidature n’a pas pu être envoyée. Réessayez.',
    sent: 'Candidature envoyée',
    sentText:
      'Nous avons envoyé un message à {{email}}. Saisissez le code qu’il contient en vous connectant : vous pourrez suivre votre dossier.',
    signIn: 'Se connecter',
  },
  question: {
    experience: {
      label: 'Avez-vous déjà convoyé des véhicules ?',
      answers: { never: 'Jamais', year: 'Moins d’un an', years: 'Plus d’un an' },
    },
    gearbox: {
      label: 'Quelles boîtes de vitesses conduisez-vous ?',
      answers: { manual: 'Manuelle et automatique', automatic: 'Automatique seulement' },
    },
    availability: {
      label: 'Quand êtes-vous disponible ?',
      answers: { week: 'En semaine', weekend: 'Le week-end', always: 'Tous les jours' },
    },
  },
}
