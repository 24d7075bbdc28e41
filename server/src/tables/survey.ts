import { ANSWER_TYPES } from '@volant/domain/survey/visibility'
import type { Bilingual, SurveyAnswer } from '@volant/domain/survey/visibility'
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, listChecks } from '../platform/db/columns'
import { deliveries } from './deliveries'

export const surveyQuestions = pgTable(
  'survey_questions',
  {
    id: id(),
    position: integer('position').notNull(),
    question: jsonb('question').$type<Bilingual>().notNull(),
    answerType: text('answer_type', { enum: ANSWER_TYPES }).notNull(),
    conditionalOnId: uuid('conditional_on_id'),
    condition: text('condition'),
  },
  listChecks,
)

export const surveyChoices = pgTable('survey_choices', {
  id: id(),
  questionId: uuid('question_id')
    .notNull()
    .references(() => surveyQuestions.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  choiceText: jsonb('choice_text').$type<Bilingual>().notNull(),
})

/** One answer sheet per delivery. */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'restrict' }),
    responses: jsonb('responses').$type<readonly SurveyAnswer[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('survey_responses_delivery').on(t.deliveryId)],
)
