/** What mails and SMS say. An SMS leaves in the letters of GSM-7, which has no ê, ç or typographic apostrophe: `inGsm7` of the domain. */
export const messages = {
  greeting: { named: 'Bonjour {{firstName}},', plain: 'Bonjour,' },
  signature: 'L’équipe Volant',
  footer: 'Ce message vous est adressé par Volant, service de convoyage de véhicules.',
  ignore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
  fact: {
    paper: 'Document',
    lastDay: 'Dernier jour de validité',
    contract: 'Contrat',
    route: 'Trajet',
    pickUp: 'Prise en charge',
    deadline: 'Livraison au plus tard',
    price: 'Prix convenu HT',
    wanted: 'Prix conseillé HT',
    driver: 'Chauffeur',
    amount: 'Montant',
    amountExclTax: 'Montant HT',
    amountInclTax: 'Montant TTC',
    reference: 'Référence',
    debitFrom: 'Prélèvement au plus tôt le',
    email: 'Adresse e-mail',
    newEmail: 'Nouvelle adresse e-mail',
    password: 'Mot de passe provisoire',
    sealedAt: 'Scellé le',
    version: 'Version',
    lockedUntil: 'Bloqué jusqu’à',
    signedBy: 'Signé par',
    capturedAt: 'Noté le',
    reason: 'Motif',
    problem: 'Problème',
    said: 'Précisions',
    expense: 'Frais',
    completedAt: 'Terminée le',
  },
  route: '{{from}} → {{to}}',
  /** When a mission is: from when, or by when where one date was given for all. */
  date: {
    pickUp: {
      sentence: 'Prise en charge le {{date}}',
      clause: 'prise en charge le {{date}}',
      planned: 'prise en charge prévue le {{date}}',
      at: 'à {{time}}',
    },
    deadline: {
      sentence: 'Livraison avant le {{date}}',
      clause: 'livraison avant le {{date}}',
      planned: 'livraison prévue avant le {{date}}',
      at: 'avant {{time}}',
    },
  },
  temporaryPassword: {
    subject: 'Votre accès à Volant',
    text: 'Voici votre mot de passe provisoire pour Volant. Il remplace ceux que vous auriez déjà reçus. Connectez-vous avec celui-ci, puis choisissez le vôtre.',
    note: 'Ce mot de passe est valable sept jours et ne sert qu’une fois.',
    button: 'Se connecter',
  },
  knownAccount: {
    subject: 'Vous avez déjà un compte Volant',
    text: 'Une candidature vient d’être envoyée avec votre adresse, qui a déjà un compte. Connectez-vous, ou choisissez un nouveau mot de passe depuis la page de connexion.',
  },
  closedAccount: {
    subject: 'Votre candidature chez Volant',
    text: 'Une candidature vient d’être envoyée avec votre adresse, que l’équipe Volant connaît déjà. Votre dossier est fermé et le formulaire ne le rouvre pas : pour en reparler, écrivez à {{support}}.',
  },
  emailChanged: {
    subject: 'L’adresse e-mail de votre compte Volant a changé',
    text: 'Votre compte Volant s’ouvre désormais avec une autre adresse e-mail. L’adresse à laquelle vous recevez ce message n’y donne plus accès.',
    note: 'Si vous n’êtes pas à l’origine de ce changement, prévenez sans attendre l’équipe Volant.',
  },
  resetCode: {
    subject: 'Votre code de réinitialisation',
    text: 'Saisissez ce code pour choisir un nouveau mot de passe :',
    note: 'Ce code est valable une heure et remplace les précédents.',
  },
  confirmationCode: {
    subject: 'Confirmez votre compte Volant',
    text: 'Saisissez ce code pour confirmer votre adresse e-mail :',
    note: 'Ce code est valable une heure et remplace les précédents.',
  },
  deliveryCreated: {
    subject: 'Demande de livraison n° {{contract}} enregistrée',
    text: 'Votre demande de livraison est enregistrée. Elle attend un chauffeur et sera validée en moins de 48 heures.',
    button: 'Voir la livraison',
  },
  driverSet: {
    subject: 'Livraison n° {{contract}} : un chauffeur est attribué',
    text: 'Un chauffeur est attribué à votre livraison. Les codes à lui donner sur place vous attendent sur la page de la livraison.',
    button: 'Voir la livraison',
  },
  deliveryCancelled: {
    subject: 'Livraison n° {{contract}} annulée',
    by: {
      office:
        'Notre équipe a annulé cette livraison. Pour en convenir d’une autre, contactez votre interlocuteur habituel ou créez une nouvelle demande.',
      client: 'Un membre de votre organisation a annulé cette livraison.',
      customer:
        'Le destinataire a signalé une anomalie : la livraison est annulée. Vérifiez les informations avec lui, puis réactivez-la.',
    },
    credit: 'Elle était déjà facturée : un avoir est établi.',
    button: 'Voir la livraison',
  },
  deliveryCompleted: {
    subject: 'Livraison n° {{contract}} terminée',
    text: 'Votre livraison est terminée et la facture est établie. Les photos et le procès-verbal sont sur la page de la livraison.',
    button: 'Voir la livraison',
  },
  customerCancelled: {
    subject: 'La livraison n° {{contract}} est annulée',
    text: {
      brought:
        'La livraison de votre véhicule est annulée. La société qui vous le remet reviendra vers vous pour la suite.',
      fetched:
        'Le retour de votre véhicule est annulé : aucun chauffeur ne viendra le chercher. Votre interlocuteur reviendra vers vous pour la suite.',
    },
    sms: {
      brought:
        'Volant : la livraison {{contract}} de votre véhicule est annulée. La société qui vous le remet vous recontactera.',
      fetched:
        'Volant : le retour de votre véhicule (livraison {{contract}}) est annulé. Votre interlocuteur vous recontactera.',
    },
  },
  customerMoved: {
    subject: 'Livraison n° {{contract}} : les horaires ont changé',
    text: {
      brought: 'Les horaires de votre livraison ont changé : votre véhicule sera livré {{when}}.',
      fetched: 'Les horaires ont changé : un chauffeur viendra chercher votre véhicule {{when}}.',
    },
    sms: {
      brought: 'Volant : les horaires de la livraison {{contract}} ont changé. Votre véhicule sera livré {{when}}.',
      fetched:
        'Volant : les horaires de la livraison {{contract}} ont changé. Un chauffeur viendra chercher votre véhicule {{when}}.',
    },
  },
  ratingRequest: {
    subject: {
      brought: 'Comment s’est passée votre livraison ?',
      fetched: 'Comment s’est passé le retour de votre véhicule ?',
    },
    text: {
      brought:
        'Votre véhicule vous a été remis le {{date}} (livraison n° {{contract}}). Dites-nous comment cela s’est passé : deux minutes suffisent.',
      fetched:
        'Votre véhicule a été récupéré le {{date}} (livraison n° {{contract}}). Dites-nous comment cela s’est passé : deux minutes suffisent.',
    },
    button: 'Donner mon avis',
    note: 'Ce lien vous est personnel. Il reste valable 30 jours et sert une fois.',
  },
  reportSealed: {
    subject: {
      PICK_UP: 'État des lieux de départ, livraison n° {{contract}}',
      HAND_OVER: 'État des lieux d’arrivée, livraison n° {{contract}}',
      SWAP_PICK_UP: 'État des lieux de reprise, livraison n° {{contract}}',
      SWAP_HAND_OVER: 'État des lieux de restitution, livraison n° {{contract}}',
    },
    text: {
      PICK_UP: 'Le véhicule a été confié au chauffeur. L’état des lieux de départ est joint à cet e-mail.',
      HAND_OVER: 'Le véhicule est arrivé et a été remis. L’état des lieux d’arrivée est joint à cet e-mail.',
      SWAP_PICK_UP: 'Le second véhicule a été confié au chauffeur. L’état des lieux de reprise est joint à cet e-mail.',
      SWAP_HAND_OVER: 'Le second véhicule a été restitué. L’état des lieux de restitution est joint à cet e-mail.',
    },
    replaces: 'Ce document a été corrigé par nos services. Il remplace la version {{version}}, qui reste conservée.',
    note: 'Le document est scellé : conservez le fichier tel quel, sans l’imprimer en PDF ni le modifier, pour garder sa valeur de preuve.',
    button: 'Vérifier le document',
  },
  trackingLink: {
    subject: {
      brought: 'Suivez la livraison de votre véhicule',
      fetched: 'Suivez le retour de votre véhicule',
    },
    text: 'Un chauffeur est prévu pour votre véhicule. Suivez son trajet sur la carte le jour venu :',
    note: 'Ce lien vous est personnel. La position du véhicule est visible pendant le trajet seulement.',
    button: 'Suivre le trajet',
  },
  trackingSms: 'Volant : un chauffeur est prévu pour votre véhicule. Suivez son trajet : {{url}}',
  deliveryDelayedSms:
    'Volant : votre véhicule est attendu le {{day}} vers {{time}} ({{place}}), plus tard que prévu. Suivi : {{url}}',
  deliveryApproachingSms: 'Volant : votre véhicule arrive vers {{time}} ({{place}}). Suivi : {{url}}',
  auctionOpen: {
    subject: 'Nouvelle mission {{from}} → {{to}}',
    text: 'Une mission vient d’être ouverte aux offres. Vous êtes libre de proposer votre prix, ou non.',
    button: 'Voir la mission',
  },
  missionGiven: {
    subject: 'Mission n° {{contract}} : elle est à vous',
    text: 'La mission vous est attribuée. Retrouvez les adresses, les contacts et les étapes dans votre espace.',
    button: 'Ouvrir la mission',
  },
  missionGivenSms: 'Volant : la mission {{contract}} {{from}} - {{to}} est à vous. {{date}}. {{url}}',
  missionChanged: {
    subject: 'Mission n° {{contract}} : dates ou adresses modifiées',
    text: 'Notre équipe a modifié les dates ou les adresses de cette mission. Voici ce qui est prévu désormais ; les adresses sont dans votre espace.',
    button: 'Ouvrir la mission',
  },
  missionChangedSms: 'Volant : dates ou adresses modifiées, mission {{contract}} {{from}} - {{to}}. {{date}}. {{url}}',
  offerLost: {
    subject: 'Mission n° {{contract}} : offre non retenue',
    text: 'Votre offre n’a pas été retenue pour cette mission. Merci de votre proposition : d’autres missions vous attendent.',
    button: 'Voir les missions ouvertes',
  },
  missionWithdrawn: {
    subject: 'Mission n° {{contract}} : elle ne vous est plus attribuée',
    text: 'Notre équipe vous a retiré cette mission. Vous n’avez plus à la réaliser.',
    button: 'Voir mes missions',
  },
  missionWithdrawnSms: 'Volant : la mission {{contract}} {{from}} - {{to}} ne vous est plus attribuée.',
  missionCancelled: {
    subject: 'Mission n° {{contract}} annulée',
    text: 'Cette mission est annulée. Si vous étiez en route, contactez notre équipe avant toute chose.',
    button: 'Voir mes missions',
  },
  missionCancelledSms: 'Volant : la mission {{contract}} {{from}} - {{to}} est annulée.',
  push: {
    offerWon: {
      title: 'Mission {{contract}} : elle est à vous',
      body: '{{from}} → {{to}}, {{clause}}',
    },
    offerLost: { title: 'Mission {{contract}} : offre non retenue', body: '{{from}} → {{to}}' },
    missionChanged: {
      title: 'Mission {{contract}} : dates ou adresses modifiées',
      body: '{{from}} → {{to}}, {{clause}}',
    },
    missionCancelled: {
      title: 'Mission {{contract}} annulée',
      body: '{{from}} → {{to}}, {{planned}}',
    },
    missionWithdrawn: {
      title: 'Mission {{contract}} : elle ne vous est plus attribuée',
      body: '{{from}} → {{to}}, {{planned}}',
    },
    reminderEvening: { title: 'Demain {{at}} : mission {{contract}}', body: '{{from}} → {{to}}' },
    reminderSoon: { title: 'Prise en charge {{at}}', body: 'Mission {{contract}}, {{from}} → {{to}}' },
    auctionOpen: {
      title: 'Nouvelle mission {{from}} → {{to}}',
      body: '{{sentence}}. Vous êtes libre de proposer votre prix, ou non.',
    },
  },
  driverSignIn: 'Ouvrir mon espace',
  driverAccepted: {
    subject: 'Bienvenue chez Volant',
    text: 'Votre candidature est acceptée. Connectez-vous avec l’adresse de votre candidature : les missions ouvertes aux offres vous y attendent.',
  },
  driverRefused: {
    subject: 'Votre candidature chez Volant',
    text: 'Après étude de votre dossier, nous ne pouvons pas donner suite à votre candidature. Pour toute question, écrivez-nous.',
  },
  driverReconsidered: {
    subject: 'Votre candidature est de nouveau à l’étude',
    text: 'Nous reprenons l’étude de votre dossier. Vérifiez dans votre espace qu’il est complet : nous revenons vers vous.',
  },
  driverDisabled: {
    subject: 'Votre compte Volant est désactivé',
    text: 'Votre compte est désactivé et vos offres en cours sont closes. Si une mission vous est encore attribuée, notre équipe vous contacte.',
  },
  driverEnabled: {
    subject: 'Votre compte Volant est réactivé',
    text: 'Votre compte est de nouveau actif. Les missions ouvertes aux offres vous attendent.',
  },
  mandateSigned: {
    subject: 'Votre mandat de prélèvement',
    text: 'Merci : votre mandat de prélèvement SEPA est signé. Gardez ce message, il mène au document.',
    button: 'Voir le mandat',
  },
  subscriptionRecorded: {
    subject: 'Votre abonnement : {{month}}',
    debited:
      'Le montant TTC de ce mois d’abonnement sera prélevé sur votre compte, en vertu du mandat de prélèvement SEPA que vous avez signé.',
    owed: 'Ce mois d’abonnement est enregistré et reste à régler.',
  },
  subscriptionCancelled: {
    subject: 'Mois d’abonnement annulé : {{month}}',
    text: 'Ce qui vous avait été annoncé pour ce mois d’abonnement est annulé : rien n’est prélevé ni à régler à ce titre. Si un autre montant est dû pour ce mois, un autre message vous l’annonce.',
  },
  paperEnds: {
    subject: 'À renouveler avant le {{date}} : {{paper}}',
    text: 'Un de vos papiers arrive à son terme. Envoyez le document à jour et sa date depuis votre dossier : une fois expiré, aucune nouvelle mission ne vous est attribuée.',
    button: 'Mettre mes papiers à jour',
  },
  driverWithdrew: {
    subject: 'Le chauffeur rend la mission n° {{contract}}',
    text: 'Le chauffeur s’est désisté. La mission est de nouveau ouverte aux offres et attend une attribution.',
    button: 'Ouvrir la livraison',
  },
  codeLocked: {
    subject: 'Codes erronés sur la livraison n° {{contract}}',
    text: 'Cinq codes erronés ont été saisis. L’étape est bloquée quinze minutes : appelez le chauffeur.',
    button: 'Ouvrir la livraison',
  },
  codeRefusedLater: {
    subject: 'Code refusé après coup sur la livraison n° {{contract}}',
    text: 'Le chauffeur était sans réseau : le code noté à la remise est faux. Les étapes suivantes attendent sur son téléphone. Appelez la personne qui a signé et le chauffeur.',
    button: 'Ouvrir la livraison',
  },
  evidenceKept: {
    subject: 'Preuves reçues pour la livraison n° {{contract}}',
    text: 'La mission a changé pendant que le chauffeur travaillait sans réseau. Ce qu’il a fait n’a pas été appliqué et reste consultable sur la livraison.',
    button: 'Voir les preuves',
  },
  problemReported: {
    subject: 'Problème signalé sur la livraison n° {{contract}}',
    text: 'Le chauffeur signale un problème. Il reste à traiter jusqu’à ce que quelqu’un du bureau le marque comme vu.',
    button: 'Ouvrir la livraison',
  },
  expenseRefused: {
    subject: 'Frais refusés sur la mission n° {{contract}}',
    text: 'Le bureau a refusé des frais que vous aviez déclarés : ils ne s’ajouteront pas à votre paiement.',
    button: 'Ouvrir la mission',
  },
  deliveriesLate: {
    subject: 'Livraisons en retard : {{count}}',
    text: "Ces livraisons n'arriveront plus à l'heure si rien ne change.",
    contract: 'N° {{contract}}',
    line: '{{from}} → {{to}}, prévue le {{deadline}}',
    button: 'Voir ce qui est à traiter',
  },
  paymentKept: {
    subject: 'Livraison n° {{contract}} annulée, chauffeur déjà payé',
    text: 'La livraison a été annulée après avoir été payée au chauffeur. L’avoir du client est émis ; le paiement n’a pas changé et demande votre décision.',
    button: 'Ouvrir la livraison',
  },
  outbox: {
    title: 'messages envoyés',
    waits: 'en attente',
    waitsAgain: 'en attente, tentatives : {{attempts}}',
    failed: 'échec, tentatives : {{attempts}}',
    channel: { email: 'e-mail', sms: 'SMS', push: 'notification' },
  },
}
