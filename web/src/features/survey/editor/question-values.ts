import { possibleAnswers, surveyFaults, surveyQuestionSchema, type EditedQuestion } from '@volant/domain/survey/schema'
import type { Rating } from '@volant/domain/survey/marks'
import { ANSWER_TYPES } from '@volant/domain/survey/questions'
import { domainResolver, faultsOf } from '../../../lib/validation'
import { placed } from './edited'

/** What the form holds; fields that were emptied are undefined. */
export type QuestionValues = Omit<EditedQuestion, 'conditionalOnId' | 'condition' | 'feeds'> & {
  conditionalOnId?: string | null
  condition?: string | null
  feeds?: Rating | null
  /** Never filled: where the faults of other questions are shown. */
  dependents?: never
}

const NO_WORDS = { fr: '', en: '' }
export const NEW_CHOICE = { choiceText: NO_WORDS }
export const NEW_QUESTION: EditedQuestion = { question: NO_WORDS, answerType: ANSWER_TYPES[0], choices: [] }

const plain = (text: string) => text.trim().toLowerCase()

/** A condition as the list of answers has it: a choice by its id, whichever of its words were written. */
export function conditionOf(parent: EditedQuestion | undefined, condition: string | null | undefined) {
  if (!parent || !condition) return condition ?? null
  const choice = parent.choices.find(({ id, choiceText }) =>
    [id ?? '', choiceText.fr, choiceText.en].some((text) => plain(text) === plain(condition)),
  )
  const named = possibleAnswers(parent)?.find((answer) => plain(answer) === plain(condition))
  return choice?.id ?? named ?? condition
}

/** What is sent: choices and marks only where the type has them. */
export function toQuestion({ dependents: _none, ...values }: QuestionValues): EditedQuestion {
  const { answerType, choices, conditionalOnId, condition, feeds } = values
  return {
    ...values,
    choices: answerType === 'MULTIPLE_CHOICE' ? choices : [],
    conditionalOnId: conditionalOnId || null,
    condition: (conditionalOnId && condition) || null,
    feeds: (answerType === 'STAR_RATING' && feeds) || null,
  }
}

/** Judges the question at its place among the others: `dependents` where others no longer fit it. */
export function questionResolver(questions: readonly EditedQuestion[], index: number) {
  const own = `questions.${index}.`
  return domainResolver<QuestionValues>((values) => {
    const question = toQuestion(values)
    const malformed = faultsOf(surveyQuestionSchema, question)
    if (malformed.length > 0) return malformed
    const faults = surveyFaults(placed(questions, index, question))
    const others = faults.filter(({ path }) => !path.startsWith(own))
    return [
      ...faults.flatMap(({ path, code }) => (path.startsWith(own) ? [{ path: path.slice(own.length), code }] : [])),
      ...others.slice(0, 1).map(({ code }) => ({ path: 'dependents', code })),
    ]
  })
}
