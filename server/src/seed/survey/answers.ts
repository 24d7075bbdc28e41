import type { SurveyAnswer, SurveyQuestion } from '@volant/domain/survey/visibility'
import { answerErrors, visibleQuestions } from '@volant/domain/survey/visibility'
import { asc } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Random } from '../random'
import type { Services } from '../services'
import { surveyChoices, surveyQuestions, surveyResponses } from '../../tables/survey'
import { QUESTIONS, REMARKS } from './questions'

/** @returns the questions, so that they need not be read again for each answer */
export async function askQuestions({ db }: Pick<Services, 'db'>): Promise<SurveyQuestion[]> {
  const ids = QUESTIONS.map(() => uuid())
  await db.tx(async (tx) => {
    for (const [position, { fr, en, type, choices = [], shownWhen }] of QUESTIONS.entries()) {
      const id = ids[position] ?? uuid()
      await tx.sql.insert(surveyQuestions).values({
        id,
        position,
        question: { fr, en },
        answerType: type,
        conditionalOnId: shownWhen ? (ids[shownWhen[0]] ?? null) : null,
        condition: shownWhen?.[1] ?? null,
      })
      if (choices.length > 0)
        await tx.sql
          .insert(surveyChoices)
          .values(choices.map((choiceText, place) => ({ id: uuid(), questionId: id, position: place, choiceText })))
    }
  })
  return readQuestions(db)
}

async function readQuestions(db: Services['db']): Promise<SurveyQuestion[]> {
  const questions = await db.sql.select().from(surveyQuestions).orderBy(asc(surveyQuestions.position))
  const choices = await db.sql.select().from(surveyChoices).orderBy(asc(surveyChoices.position))
  return questions.map(({ id, answerType, conditionalOnId, condition }) => ({
    id,
    answerType,
    conditionalOnId,
    condition,
    choices: choices.filter(({ questionId }) => questionId === id).map((choice) => ({ id: choice.id })),
  }))
}

function answerTo({ id: questionId, answerType, choices }: SurveyQuestion, random: Random): SurveyAnswer {
  switch (answerType) {
    case 'STAR_RATING':
      return { questionId, responseText: random.pick(['5', '5', '5', '4', '4', '3', '2']) }
    case 'YES_NO':
      return { questionId, responseText: random.chance(82) ? 'yes' : 'no' }
    case 'MULTIPLE_CHOICE':
      return { questionId, choiceId: random.pick(choices).id }
    case 'TEXT':
      return { questionId, responseText: random.pick(REMARKS) }
  }
}

/** Answers each question that shows, in order: one answer decides whether the next is asked. */
export async function answerSurvey(services: Services, deliveryId: string): Promise<void> {
  const { questions } = services
  const answers: SurveyAnswer[] = []
  for (const question of questions)
    if (visibleQuestions(questions, answers).includes(question)) answers.push(answerTo(question, services.random))
  if (answerErrors(questions, answers).length > 0) throw new Error('the demo answers its own survey wrongly')
  await services.db.sql
    .insert(surveyResponses)
    .values({ id: uuid(), deliveryId, responses: answers, createdAt: services.clock.now() })
}
