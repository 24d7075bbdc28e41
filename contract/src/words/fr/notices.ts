/** What a driver's browser tells of, on the profile page. */
export const notices = {
  title: 'Notifications',
  intro: 'Cet appareil vous prévient, même quand Volant est fermé. Les e-mails et les SMS continuent comme avant.',
  quiet: 'Aucune notification entre 21 h et 7 h, sauf pour une mission de la nuit.',
  failed: 'Impossible de charger vos notifications',
  state: {
    on: 'Activées sur cet appareil.',
    off: 'Désactivées sur cet appareil.',
    denied:
      'Votre navigateur refuse les notifications de Volant. Autorisez-les dans ses réglages, puis revenez sur cette page.',
    install:
      'Sur iPhone et iPad, ajoutez d’abord Volant à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil », et ouvrez Volant depuis son icône.',
    unable: 'Ce navigateur ne reçoit pas de notifications.',
  },
  turnOn: 'Activer les notifications',
  turnOff: 'Désactiver sur cet appareil',
  turnOnFailed: 'Les notifications n’ont pas pu être activées. Vérifiez votre connexion, puis réessayez.',
  kinds: 'Être prévenu de',
  everywhere: 'Ces choix valent pour tous vos appareils.',
  kind: {
    OFFER_WON: 'Mission obtenue',
    OFFER_LOST: 'Offre non retenue',
    MISSION_CHANGED: 'Mission modifiée',
    MISSION_CANCELLED: 'Mission annulée',
    REMINDER: 'Rappel avant une mission',
    NEW_AUCTION: 'Nouvelle mission ouverte aux offres',
  },
  kindText: {
    OFFER_WON: 'Votre offre est acceptée, ou une mission vous est attribuée.',
    OFFER_LOST: 'Votre offre n’a pas été choisie.',
    MISSION_CHANGED: 'De nouvelles dates ou de nouvelles adresses.',
    MISSION_CANCELLED: 'Elle n’aura pas lieu, ou elle vous est retirée.',
    REMINDER: 'La veille à 18 h, puis deux heures avant la prise en charge.',
    NEW_AUCTION: 'Dans votre rayon et hors de vos jours d’absence.',
  },
}
