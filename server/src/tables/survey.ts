import { RATINGS } from '@volant/domain/survey/marks'
import type { Marks } from '@volant/domain/survey/marks'
import { ANSWER_TYPES } from '@volant/domain/survey/questions'
import type { Bilingual, SurveyAnswer } from '@volant/domain/survey/questions'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, listChecks, moment } from '../platform/db/columns'
import { deliveries } from './deliveries'
import { drivers } from './drivers'

/** No question and no choice is ever deleted: answers that were given stay readable. */
export const surveyQuestions = pgTable(
  'survey_questions',
  {
    id: id(),
    position: integer('position').notNull(),
    question: jsonb('question').$type<Bilingual>().notNull(),
    answerType: text('answer_type', { enum: ANSWER_TYPES }).notNull(),
    conditionalOnId: uuid('conditional_on_id'),
    condition: text('condition'),
    /** The driver's mark that its stars count for. */
    feeds: text('feeds', { enum: RATINGS }),
    /** Not asked any more since then. */
    retiredAt: moment('retired_at'),
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
  /** Not offered any more since then. */
  retiredAt: moment('retired_at'),
})

/** One answer sheet per delivery. */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'restrict' }),
    /** Who carried it out, and so is marked. */
    driverId: uuid('driver_id').references(() => drivers.id, { onDelete: 'restrict' }),
    responses: jsonb('responses').$type<readonly SurveyAnswer[]>().notNull(),
    /** What the stars meant when they were given: a question may feed another mark later. */
    marks: jsonb('marks').$type<Marks>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('survey_responses_delivery').on(t.deliveryId), index('survey_responses_driver').on(t.driverId)],
)
