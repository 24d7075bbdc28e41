export const help = {
  title: 'Aide',
  intro: 'Nous joindre, et les questions que l’on nous pose souvent.',
  failed: 'Impossible de charger les coordonnées',
  phone: { title: 'Téléphone', text: 'Du lundi au vendredi, de 8 h à 18 h' },
  email: { title: 'E-mail', text: 'Réponse sous 24 à 48 heures' },
  chat: { title: 'Messagerie', text: 'Discutez avec notre équipe', open: 'Ouvrir la messagerie' },
  questions: 'Questions fréquentes',
  client: {
    order: {
      question: 'Comment demander une livraison ?',
      answer:
        'Depuis la page Livraisons, choisissez « Nouvelle livraison » puis le type. Indiquez le destinataire, les dates, les adresses et le véhicule : le prix estimé s’affiche au fur et à mesure. Votre demande est validée en moins de 48 heures.',
    },
    codes: {
      question: 'À quoi servent les codes de départ et de réception ?',
      answer:
        'Ils prouvent que le chauffeur est bien sur place. Donnez-lui le code de départ quand il prend le véhicule ; le destinataire lui donne le code de réception à la remise. Ne les envoyez pas à l’avance.',
    },
    change: {
      question: 'Puis-je modifier ou annuler une demande ?',
      answer:
        'Oui, depuis sa page, tant qu’elle est « Nouvelle ». Une fois confirmée, contactez-nous par téléphone ou par e-mail.',
    },
    follow: {
      question: 'Comment suivre un véhicule ?',
      answer:
        'Ouvrez la livraison : tant que le chauffeur roule, sa position apparaît sur la carte, avec son âge. Le destinataire reçoit son propre lien de suivi, sans compte.',
    },
    invoice: {
      question: 'Où trouver mes factures ?',
      answer: 'Dans le menu Factures : chaque livraison terminée y figure avec sa facture en PDF.',
    },
    password: {
      question: 'Comment changer mon mot de passe ?',
      answer:
        'Dans Profil, ouvrez Compte : indiquez votre mot de passe actuel et le nouveau. Vos autres sessions se ferment. Si vous l’avez oublié, la page de connexion vous envoie un code par e-mail.',
    },
  },
  driver: {
    bid: {
      question: 'Comment obtenir une mission ?',
      answer:
        'Ouvrez Enchères, choisissez une mission et proposez votre prix. Si votre offre est retenue, la mission apparaît dans Mes missions. Une nouvelle offre remplace la précédente.',
    },
    codes: {
      question: 'Pourquoi me demande-t-on un code ?',
      answer:
        'Il prouve que vous êtes sur place. La personne qui vous remet le véhicule vous dit le code de départ, celle qui le reçoit le code de réception. Après cinq essais faux, attendez 15 minutes.',
    },
    withdraw: {
      question: 'Puis-je renoncer à une mission ?',
      answer: 'Oui, depuis la page de la mission, tant que vous n’avez pas pris le véhicule. Ensuite, appelez-nous.',
    },
    photos: {
      question: 'Quelles photos faut-il prendre ?',
      answer:
        'Celles que la page demande, au départ et à l’arrivée, avec le kilométrage et le niveau de carburant. Elles vous protègent autant que le client.',
    },
    daysOff: {
      question: 'Comment dire que je ne suis pas disponible ?',
      answer:
        'Dans Profil, à Disponibilités, ajoutez vos absences et le rayon dans lequel vous roulez. Le bureau en tient compte quand il cherche un chauffeur. Une mission déjà attribuée le reste : appelez-nous.',
    },
    earnings: {
      question: 'Quand suis-je payé ?',
      answer:
        'Chaque mission terminée apparaît dans Gains, avec son montant, l’état de son paiement et son relevé en PDF.',
    },
    password: {
      question: 'Comment changer mon mot de passe ?',
      answer:
        'Dans Profil, ouvrez Compte : indiquez votre mot de passe actuel et le nouveau. Vos autres sessions se ferment. Si vous l’avez oublié, la page de connexion vous envoie un code par e-mail.',
    },
  },
}
