import type { Actor } from '@volant/domain/kernel/actor'
import type { Bilingual, SurveyAnswer } from '@volant/domain/survey/visibility'
import { asc, eq } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/database'
import { Params } from '../../projections/engine'
import { statementOf } from '../../projections/statement'
import { surveyChoices, surveyQuestions } from '../../tables/survey'
import { visibleTo } from '../deliveries/public'

export interface Choice {
  readonly id: string
  readonly questionId: string
  readonly choiceText: Bilingual
}

export interface Question extends Omit<typeof surveyQuestions.$inferSelect, 'position'> {
  readonly choices: readonly Choice[]
}

export async function readChoices(db: Executor): Promise<Choice[]> {
  return db
    .select({ id: surveyChoices.id, questionId: surveyChoices.questionId, choiceText: surveyChoices.choiceText })
    .from(surveyChoices)
    .innerJoin(surveyQuestions, eq(surveyQuestions.id, surveyChoices.questionId))
    .orderBy(asc(surveyQuestions.position), asc(surveyChoices.position))
}

/** In the order in which they are asked. */
export async function readQuestions(db: Executor): Promise<Question[]> {
  const [rows, choices] = await Promise.all([
    db.select().from(surveyQuestions).orderBy(asc(surveyQuestions.position)),
    readChoices(db),
  ])
  return rows.map(({ position: _position, ...row }) => ({
    ...row,
    choices: choices.filter(({ questionId }) => questionId === row.id),
  }))
}

/** What was answered about a delivery, nothing where nobody has yet; undefined where the viewer sees no such delivery. */
export async function readAnswers(
  db: Database,
  actor: Actor,
  deliveryId: string,
): Promise<readonly SurveyAnswer[] | undefined> {
  const params = new Params()
  const text = `SELECT coalesce(r.responses, '[]'::jsonb) AS answers FROM deliveries d
    LEFT JOIN survey_responses r ON r.delivery_id = d.id
    WHERE d.id = ${params.add(deliveryId)}::uuid AND ${visibleTo(actor, 'd', params)}`
  const [found] = await db.prepared<{ answers: readonly SurveyAnswer[] }>(statementOf(text, params))
  return found?.answers
}
