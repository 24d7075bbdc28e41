import { AppError } from '@volant/contract/errors'
import type { Actor, Language } from '@volant/domain/kernel/actor'
import { visibleQuestions } from '@volant/domain/survey/visibility'
import type { Database } from '../../../platform/db/database'
import { readAnswers, readChoices, readQuestions } from '../read'
import type { Choice, Question } from '../read'

const labelled = (choice: Choice, language: Language) => ({ ...choice, label: choice.choiceText[language] })

/** The rule compares what the customer read; the words of a choice differ by language, so both are tried. */
function visibleTo(questions: readonly Question[], answers: Parameters<typeof visibleQuestions>[1]): Set<string> {
  const asRead = (language: Language) =>
    questions.map((question) => ({
      ...question,
      choices: question.choices.map(({ id, choiceText }) => ({ id, choiceText: choiceText[language] })),
    }))
  return new Set((['fr', 'en'] as const).flatMap((at) => visibleQuestions(asRead(at), answers).map(({ id }) => id)))
}

/** What customers are asked after a delivery, and what they answered. Description 2.18. */
export function createSurvey(db: Database) {
  return {
    async questions(language: Language) {
      const questions = await readQuestions(db.sql)
      return questions.map((question) => ({
        ...question,
        label: question.question[language],
        choices: question.choices.map((choice) => labelled(choice, language)),
      }))
    },

    async choices(language: Language) {
      return (await readChoices(db.sql)).map((choice) => labelled(choice, language))
    },

    /** In the order of the questions; an answer whose question does not show any more is left out. */
    async responses(actor: Actor, deliveryId: string) {
      const answers = await readAnswers(db, actor, deliveryId)
      if (answers === undefined) throw new AppError('NOT_FOUND')
      if (answers.length === 0) return []
      const questions = await readQuestions(db.sql)
      const shown = visibleTo(questions, answers)
      return questions.flatMap(({ id, question, answerType, choices }) => {
        const answer = answers.find(({ questionId }) => questionId === id)
        if (answer === undefined || !shown.has(id)) return []
        const { responseText = null, choiceId = null } = answer
        const choiceText = choices.find((choice) => choice.id === choiceId)?.choiceText ?? null
        return [{ questionId: id, question, answerType, responseText, choiceId, choiceText }]
      })
    },
  }
}

export type Survey = ReturnType<typeof createSurvey>
