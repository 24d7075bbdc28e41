import type { Actor } from '@volant/domain/kernel/actor'
import type { FeedingQuestion } from '@volant/domain/survey/marks'
import type { SurveyAnswer, SurveyChoice } from '@volant/domain/survey/questions'
import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/database'
import { rows } from '../../platform/db/rows'
import { Params } from '../../projections/engine'
import { statementOf } from '../../projections/statement'
import { visibleTo } from '../deliveries/public'

interface StoredChoice extends SurveyChoice {
  readonly retired: boolean
}

export interface StoredQuestion extends FeedingQuestion {
  readonly question: SurveyChoice['choiceText']
  readonly choices: readonly StoredChoice[]
  readonly retired: boolean
}

/** In the order in which they are asked, with what is asked no more. */
export async function readQuestions(db: Executor): Promise<StoredQuestion[]> {
  return rows<StoredQuestion>(
    db,
    sql`SELECT q.id, q.question, q.answer_type AS "answerType", q.conditional_on_id AS "conditionalOnId", q.condition, q.feeds,
          q.retired_at IS NOT NULL AS retired,
          coalesce((SELECT jsonb_agg(jsonb_build_object(
              'id', c.id, 'choiceText', c.choice_text, 'retired', c.retired_at IS NOT NULL) ORDER BY c.position, c.id)
            FROM survey_choices c WHERE c.question_id = q.id), '[]'::jsonb) AS choices
        FROM survey_questions q ORDER BY q.position, q.id`,
  )
}

/** The questions that customers are asked today. */
export function asked(questions: readonly StoredQuestion[]): StoredQuestion[] {
  return questions
    .filter(({ retired }) => !retired)
    .map((question) => ({ ...question, choices: question.choices.filter(({ retired }) => !retired) }))
}

/** The questions that somebody has answered. */
export async function answeredQuestions(db: Executor): Promise<ReadonlySet<string>> {
  const found = await rows<{ id: string }>(
    db,
    sql`SELECT q.id FROM survey_questions q WHERE EXISTS (SELECT 1 FROM survey_responses r
          WHERE r.responses @> jsonb_build_array(jsonb_build_object('questionId', q.id)))`,
  )
  return new Set(found.map(({ id }) => id))
}

/** What was answered about a delivery, nothing where nobody has yet; undefined where the viewer sees no such delivery. */
export async function readAnswers(
  db: Database,
  actor: Actor,
  deliveryId: string,
): Promise<readonly SurveyAnswer[] | undefined> {
  const params = new Params()
  const statement = statementOf(params)`SELECT coalesce(r.responses, '[]'::jsonb) AS answers FROM deliveries d
    LEFT JOIN survey_responses r ON r.delivery_id = d.id
    WHERE d.id = ${params.add(deliveryId)}::uuid AND ${visibleTo(actor, 'd', params)}`
  const [found] = await db.prepared<{ answers: readonly SurveyAnswer[] }>(statement)
  return found?.answers
}

/** Whether a delivery was rated; undefined where there is none. */
export async function readRated(db: Executor, deliveryId: string): Promise<boolean | undefined> {
  const [found] = await rows<{ rated: boolean }>(
    db,
    sql`SELECT EXISTS (SELECT 1 FROM survey_responses r WHERE r.delivery_id = d.id) AS rated
        FROM deliveries d WHERE d.id = ${deliveryId} AND d.deleted_at IS NULL`,
  )
  return found?.rated
}
