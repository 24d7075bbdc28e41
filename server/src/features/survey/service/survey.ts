import { AppError } from '@volant/contract/errors'
import type { Actor, Language } from '@volant/domain/kernel/actor'
import type { SurveyChoice } from '@volant/domain/survey/questions'
import type { Database } from '../../../platform/db/database'
import { asked, readAnswers, readQuestions } from '../read'

const labelled = <Choice extends SurveyChoice>(choice: Choice, language: Language) => ({
  ...choice,
  label: choice.choiceText[language],
})

/** What customers are asked after a delivery, and what they answered. Description 2.18. */
export function createSurvey(db: Database) {
  return {
    async questions(language: Language) {
      const questions = asked(await readQuestions(db.sql))
      return questions.map((question) => ({
        ...question,
        label: question.question[language],
        choices: question.choices.map((choice) => labelled(choice, language)),
      }))
    },

    async choices(language: Language) {
      const questions = asked(await readQuestions(db.sql))
      return questions.flatMap(({ id: questionId, choices }) =>
        choices.map((choice) => ({ ...labelled(choice, language), questionId })),
      )
    },

    /** In the order of the questions, also of those that are asked no more: what was said stays readable. */
    async responses(actor: Actor, deliveryId: string) {
      const answers = await readAnswers(db, actor, deliveryId)
      if (answers === undefined) throw new AppError('NOT_FOUND')
      if (answers.length === 0) return []
      const questions = await readQuestions(db.sql)
      return questions.flatMap(({ id, question, answerType, choices }) => {
        const answer = answers.find(({ questionId }) => questionId === id)
        if (answer === undefined) return []
        const { responseText = null, choiceId = null } = answer
        const choiceText = choices.find((choice) => choice.id === choiceId)?.choiceText ?? null
        return [{ questionId: id, question, answerType, responseText, choiceId, choiceText }]
      })
    },
  }
}

export type Survey = ReturnType<typeof createSurvey>
