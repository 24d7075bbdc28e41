import type { EditedQuestion } from '@volant/domain/survey/schema'
import { and, isNull, notInArray, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { surveyChoices, surveyQuestions } from '../../../tables/survey'

/** What is asked from now on, in this order. What is left out is asked no more, and stays. */
export async function keepQuestions(tx: Tx, edited: readonly EditedQuestion[], now: Date): Promise<void> {
  const identified = edited.map((question) => ({ ...question, id: question.id ?? uuid() }))
  const questions = identified.map((question, position) => ({
    id: question.id,
    position,
    question: question.question,
    answerType: question.answerType,
    conditionalOnId: question.conditionalOnId ?? null,
    condition: question.condition || null,
    feeds: question.feeds ?? null,
  }))
  const choices = identified.flatMap(({ id: questionId, choices: offered }) =>
    offered.map(({ id, choiceText }, position) => ({
      id: id ?? uuid(),
      questionId,
      position,
      choiceText,
    })),
  )
  await retireOthers(tx, questions, choices, now)
  if (questions.length > 0)
    await tx.sql
      .insert(surveyQuestions)
      .values(questions)
      .onConflictDoUpdate({
        target: surveyQuestions.id,
        set: {
          position: sql`excluded.position`,
          question: sql`excluded.question`,
          answerType: sql`excluded.answer_type`,
          conditionalOnId: sql`excluded.conditional_on_id`,
          condition: sql`excluded.condition`,
          feeds: sql`excluded.feeds`,
        },
      })
  if (choices.length > 0)
    await tx.sql
      .insert(surveyChoices)
      .values(choices)
      .onConflictDoUpdate({
        target: surveyChoices.id,
        set: { position: sql`excluded.position`, choiceText: sql`excluded.choice_text` },
      })
}

interface Kept {
  readonly id: string
}

/** The choices of a question that is asked no more stay as they are: it is read with them. */
async function retireOthers(tx: Tx, questions: readonly Kept[], choices: readonly Kept[], now: Date): Promise<void> {
  const ids = (kept: readonly Kept[]) => kept.map(({ id }) => id)
  await tx.sql
    .update(surveyQuestions)
    .set({ retiredAt: now })
    .where(and(isNull(surveyQuestions.retiredAt), notInArray(surveyQuestions.id, ids(questions))))
  await tx.sql
    .update(surveyChoices)
    .set({ retiredAt: now })
    .where(and(isNull(surveyChoices.retiredAt), notInArray(surveyChoices.id, ids(choices))))
}
