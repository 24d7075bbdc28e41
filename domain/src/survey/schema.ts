import type * as z from 'zod'
import { LANGUAGES } from '../kernel/actor'
import type { FieldError } from '../kernel/errors'
import { form, listOf, oneOf, optionalText, requiredText, uuid } from '../kernel/fields'
import { RATINGS } from './marks'
import { ANSWER_TYPES, STARS, YES_NO } from './questions'

const bilingual = (max: number) => form({ fr: requiredText(max), en: requiredText(max) })

const choiceSchema = form({ id: uuid().nullish(), choiceText: bilingual(200) })

/** A question as super admins write it; one without an id is new. */
export const surveyQuestionSchema = form({
  id: uuid().nullish(),
  question: bilingual(300),
  answerType: oneOf(ANSWER_TYPES),
  choices: listOf(choiceSchema, 20),
  conditionalOnId: uuid().nullish(),
  condition: optionalText(),
  feeds: oneOf(RATINGS).nullish(),
})
export type EditedQuestion = z.output<typeof surveyQuestionSchema>

/** All questions in the order in which they are asked, and the version of the survey that they replace. */
export const surveySchema = form({ version: requiredText(100), questions: listOf(surveyQuestionSchema, 50) })

/** The answers that a condition can name; null where any text may be answered. */
export function possibleAnswers({
  answerType,
  choices,
}: Pick<EditedQuestion, 'answerType' | 'choices'>): string[] | null {
  switch (answerType) {
    case 'STAR_RATING':
      return STARS.map(String)
    case 'YES_NO':
      return [...YES_NO]
    case 'MULTIPLE_CHOICE':
      return choices.flatMap(({ id, choiceText }) => [...(id ? [id] : []), choiceText.fr, choiceText.en])
    case 'TEXT':
      return null
  }
}

const plain = (text: string) => text.trim().toLowerCase()

function choiceFaults({ answerType, choices }: EditedQuestion): FieldError[] {
  if (answerType !== 'MULTIPLE_CHOICE') return choices.length > 0 ? [{ path: 'choices', code: 'notAllowed' }] : []
  if (choices.length < 2) return [{ path: 'choices', code: 'required' }]
  return choices.flatMap(({ choiceText }, index) =>
    LANGUAGES.filter((at) =>
      choices.slice(0, index).some((other) => plain(other.choiceText[at]) === plain(choiceText[at])),
    ).map((at): FieldError => ({ path: `choices.${index}.choiceText.${at}`, code: 'notAllowed' })),
  )
}

function conditionFaults(question: EditedQuestion, before: readonly EditedQuestion[]): FieldError[] {
  const { conditionalOnId, condition } = question
  if (!conditionalOnId) return condition ? [{ path: 'condition', code: 'notAllowed' }] : []
  const parent = before.find(({ id }) => id === conditionalOnId)
  if (!parent) return [{ path: 'conditionalOnId', code: 'notAllowed' }]
  const possible = condition ? possibleAnswers(parent) : null
  const named = possible === null || possible.some((answer) => plain(answer) === plain(condition ?? ''))
  return named ? [] : [{ path: 'condition', code: 'notAllowed' }]
}

function questionFaults(question: EditedQuestion, before: readonly EditedQuestion[]): FieldError[] {
  const twice = Boolean(question.id) && before.some(({ id }) => id === question.id)
  return [
    ...(twice ? [{ path: 'id', code: 'notAllowed' } as const] : []),
    ...choiceFaults(question),
    ...conditionFaults(question, before),
    ...(question.feeds && question.answerType !== 'STAR_RATING'
      ? [{ path: 'feeds', code: 'notAllowed' } as const]
      : []),
  ]
}

/**
 * What is wrong with a survey whose questions are each well formed: a question hangs on one that is asked before it, its
 * condition is an answer that one can have, and only stars feed a mark.
 */
export function surveyFaults(questions: readonly EditedQuestion[]): FieldError[] {
  return questions.flatMap((question, index) =>
    questionFaults(question, questions.slice(0, index)).map(({ path, code }) => ({
      path: `questions.${index}.${path}`,
      code,
    })),
  )
}
