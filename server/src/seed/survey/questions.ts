import type { Rating } from '@volant/domain/survey/marks'
import type { AnswerType } from '@volant/domain/survey/questions'

interface QuestionSketch {
  readonly fr: string
  readonly en: string
  readonly type: AnswerType
  readonly choices?: readonly { readonly fr: string; readonly en: string }[]
  /** Shown when the question at this place was answered so, or by the choice at this place of it. */
  readonly shownWhen?: readonly [place: number, answer: string | number]
  readonly feeds?: Rating
  /** What customers write. */
  readonly remarks?: readonly string[]
}

/** What the customer is asked after a delivery. */
export const QUESTIONS: readonly QuestionSketch[] = [
  {
    fr: 'Quelle note donnez-vous à la livraison de votre véhicule ?',
    en: 'How would you rate the delivery of your vehicle?',
    type: 'STAR_RATING',
    feeds: 'totalRating',
  },
  {
    fr: 'Le conducteur est-il arrivé à l’heure annoncée ?',
    en: 'Did the driver arrive at the announced time?',
    type: 'YES_NO',
  },
  {
    fr: 'De combien de temps était le retard ?',
    en: 'How late was the driver?',
    type: 'MULTIPLE_CHOICE',
    choices: [
      { fr: 'Moins de 30 minutes', en: 'Less than 30 minutes' },
      { fr: 'De 30 minutes à 2 heures', en: '30 minutes to 2 hours' },
      { fr: 'Plus de 2 heures', en: 'More than 2 hours' },
    ],
    shownWhen: [1, 'no'],
  },
  {
    fr: 'Quelle raison vous a-t-on donnée ?',
    en: 'What reason were you given?',
    type: 'TEXT',
    shownWhen: [2, 2],
    remarks: ['Un accident sur l’autoroute.', 'Le départ du véhicule a été retardé.', 'Aucune explication.'],
  },
  {
    fr: 'Le véhicule était-il propre et en bon état ?',
    en: 'Was the vehicle clean and in good condition?',
    type: 'YES_NO',
  },
  {
    fr: 'Que manquait-il au véhicule ?',
    en: 'What was missing?',
    type: 'TEXT',
    shownWhen: [4, 'no'],
    remarks: [
      'Un peu de poussière sur le tableau de bord.',
      'Le réservoir était presque vide.',
      'Une petite rayure sur le pare-chocs arrière.',
      'Il manquait le câble de recharge.',
    ],
  },
  {
    fr: 'Comment jugez-vous l’amabilité du conducteur ?',
    en: 'How kind was the driver?',
    type: 'STAR_RATING',
    feeds: 'communicationRating',
  },
  {
    fr: 'Comment jugez-vous la tenue du conducteur ?',
    en: 'How did the driver present themselves?',
    type: 'STAR_RATING',
    feeds: 'outfitRating',
  },
  {
    fr: 'Comment avez-vous suivi la livraison ?',
    en: 'How did you follow the delivery?',
    type: 'MULTIPLE_CHOICE',
    choices: [
      { fr: 'Par la carte en direct', en: 'On the live map' },
      { fr: 'Par SMS', en: 'By text message' },
      { fr: 'Je ne l’ai pas suivie', en: 'I did not follow it' },
    ],
  },
  { fr: 'Recommanderiez-vous ce service ?', en: 'Would you recommend this service?', type: 'YES_NO' },
]
