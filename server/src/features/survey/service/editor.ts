import { createHash } from 'node:crypto'
import { AppError } from '@volant/contract/errors'
import type { FieldError } from '@volant/domain/kernel/errors'
import { surveyFaults } from '@volant/domain/survey/schema'
import type { EditedQuestion } from '@volant/domain/survey/schema'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock'
import type { Database, Executor } from '../../../platform/db/database'
import { once } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { answeredQuestions, asked, readQuestions } from '../read'
import type { StoredQuestion } from '../read'
import { keepQuestions } from '../store/questions'

interface EditedSurvey {
  readonly version: string
  readonly questions: readonly EditedQuestion[]
}

/** Two surveys have the same version when they ask the same. */
function versionOf(questions: readonly StoredQuestion[]): string {
  return createHash('sha256').update(JSON.stringify(questions)).digest('base64url')
}

async function present(db: Executor) {
  const stored = await readQuestions(db)
  const answered = await answeredQuestions(db)
  const questions = asked(stored)
  return {
    version: versionOf(questions),
    questions: questions.map((question) => ({ ...question, answered: answered.has(question.id) })),
    retired: stored.filter(({ retired }) => retired),
  }
}

/** Ids are ours to give, and a question that was answered goes on being answered the same way. */
function identityFaults(
  edited: readonly EditedQuestion[],
  current: Awaited<ReturnType<typeof present>>['questions'],
): FieldError[] {
  return edited.flatMap((question, index) => {
    const path = `questions.${index}`
    const known = current.find(({ id }) => id === question.id)
    if (question.id && !known) return [{ path: `${path}.id`, code: 'notAllowed' } as const]
    const strange = question.choices.flatMap(({ id }, place): FieldError[] =>
      id && !known?.choices.some((choice) => choice.id === id)
        ? [{ path: `${path}.choices.${place}.id`, code: 'notAllowed' }]
        : [],
    )
    const turned = known?.answered && known.answerType !== question.answerType
    return turned ? [...strange, { path: `${path}.answerType`, code: 'notAllowed' } as const] : strange
  })
}

/** What super admins write: the whole survey at once, so that its conditions are judged together. */
export function createSurveyEditor({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    read: () => present(db.sql),

    /** @throws 409 where somebody else has changed the survey since it was read */
    async replace(ctx: RequestContext, { version, questions }: EditedSurvey) {
      return db.tx((tx) =>
        once(tx, ctx, 'PUT /delivery-rating/survey', { version, questions }, async () => {
          await tx.sql.execute(sql`LOCK TABLE survey_questions IN SHARE ROW EXCLUSIVE MODE`)
          const current = await present(tx.sql)
          if (current.version !== version) throw new AppError('CONFLICT', { reason: 'STALE_VERSION' })
          const fields = [...surveyFaults(questions), ...identityFaults(questions, current.questions)]
          if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields })
          await keepQuestions(tx, questions, clock.now())
          return present(tx.sql)
        }),
      )
    },
  }
}

export type SurveyEditor = ReturnType<typeof createSurveyEditor>
