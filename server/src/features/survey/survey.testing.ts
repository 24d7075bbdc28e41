import type { FeedingQuestion } from '@volant/domain/survey/marks'
import type { AnswerType } from '@volant/domain/survey/questions'
import { v7 as uuid } from 'uuid'
import type { World } from '../../../test/world'
import { surveyChoices, surveyQuestions } from '../../tables/survey'

export const [STARS, LATE, HOW_LATE, WHY] = [uuid(), uuid(), uuid(), uuid()] as const
export const [SOME, MUCH] = [uuid(), uuid()] as const

export const words = (fr: string, en: string) => ({ fr, en })

const ask = (id: string, position: number, answerType: AnswerType) => ({
  id,
  position,
  answerType,
  question: words(`Q${position} ?`, `Q${position}?`),
  conditionalOnId: null,
  condition: null,
})

/** Stars, and a chain of three: late or not, how late, and why. */
export async function askChain({ db }: World, feeds: FeedingQuestion['feeds'] = null): Promise<void> {
  await db.sql
    .insert(surveyQuestions)
    .values([
      { ...ask(HOW_LATE, 2, 'MULTIPLE_CHOICE'), conditionalOnId: LATE, condition: 'YES' },
      { ...ask(STARS, 0, 'STAR_RATING'), feeds },
      { ...ask(WHY, 3, 'TEXT'), conditionalOnId: HOW_LATE, condition: 'beaucoup' },
      ask(LATE, 1, 'YES_NO'),
    ])
  await db.sql.insert(surveyChoices).values([
    { id: MUCH, questionId: HOW_LATE, position: 1, choiceText: words('Beaucoup', 'Much') },
    { id: SOME, questionId: HOW_LATE, position: 0, choiceText: words('Un peu', 'Some') },
  ])
}
