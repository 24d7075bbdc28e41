import type { SurveyAnswer } from '@volant/domain/survey/questions'
import { visibleQuestions } from '@volant/domain/survey/visibility'
import { v7 as uuid } from 'uuid'
import type { Random } from '../random'
import type { Services } from '../services'
import { asked, readQuestions } from '../../features/survey/read'
import type { StoredQuestion } from '../../features/survey/read'
import { keepAnswers } from '../../features/survey/service/rating'
import { surveyChoices, surveyQuestions } from '../../tables/survey'
import { QUESTIONS } from './questions'

/** @returns the questions, so that they need not be read again for each answer */
export async function askQuestions({ db }: Pick<Services, 'db'>): Promise<StoredQuestion[]> {
  const ids = QUESTIONS.map(() => uuid())
  const choiceIds = QUESTIONS.map(({ choices = [] }) => choices.map(() => uuid()))
  await db.tx(async (tx) => {
    for (const [position, { fr, en, type, choices = [], shownWhen, feeds }] of QUESTIONS.entries()) {
      const id = ids[position] ?? uuid()
      const [parent = -1, answer = null] = shownWhen ?? []
      await tx.sql.insert(surveyQuestions).values({
        id,
        position,
        question: { fr, en },
        answerType: type,
        conditionalOnId: ids[parent] ?? null,
        condition: typeof answer === 'number' ? (choiceIds[parent]?.[answer] ?? null) : answer,
        feeds: feeds ?? null,
      })
      if (choices.length > 0)
        await tx.sql.insert(surveyChoices).values(
          choices.map((choiceText, place) => ({
            id: choiceIds[position]?.[place] ?? uuid(),
            questionId: id,
            position: place,
            choiceText,
          })),
        )
    }
  })
  return asked(await readQuestions(db.sql))
}

/** What customers of the demo write when they are asked this. */
function remarksOn(question: StoredQuestion['question']): readonly string[] {
  return QUESTIONS.find(({ fr }) => fr === question.fr)?.remarks ?? []
}

function answerTo({ id: questionId, question, answerType, choices }: StoredQuestion, random: Random): SurveyAnswer {
  switch (answerType) {
    case 'STAR_RATING':
      return { questionId, responseText: random.pick(['5', '5', '5', '4', '4', '3', '2']) }
    case 'YES_NO':
      return { questionId, responseText: random.chance(82) ? 'yes' : 'no' }
    case 'MULTIPLE_CHOICE':
      return { questionId, choiceId: random.pick(choices).id }
    case 'TEXT':
      return { questionId, responseText: random.pick(remarksOn(question)) }
  }
}

/** Answers each question that shows, in order: one answer decides whether the next is asked. */
export async function answerSurvey(services: Services, deliveryId: string): Promise<void> {
  const { questions } = services
  const answers: SurveyAnswer[] = []
  for (const question of questions)
    if (visibleQuestions(questions, answers).includes(question)) answers.push(answerTo(question, services.random))
  await keepAnswers(services, { deliveryId, responses: answers })
}
