import type { Language } from '../kernel/actor'
import type { FieldError } from '../kernel/errors'

export const ANSWER_TYPES = ['STAR_RATING', 'YES_NO', 'MULTIPLE_CHOICE', 'TEXT'] as const
export type AnswerType = (typeof ANSWER_TYPES)[number]

/** A text in each language. */
export type Bilingual = Readonly<Record<Language, string>>

export interface SurveyQuestion {
  readonly id: string
  readonly answerType: AnswerType
  readonly choices: readonly { readonly id: string; readonly choiceText?: string }[]
  /** The question it hangs on; null for one that always shows. */
  readonly conditionalOnId: string | null
  /** The answer of the parent that shows it, compared without regard to case. */
  readonly condition: string | null
}

export interface SurveyAnswer {
  readonly questionId: string
  readonly responseText?: string | null
  readonly choiceId?: string | null
}

export const SURVEY_TEXT_MAX = 2000

function givenText(question: SurveyQuestion, answer: SurveyAnswer | undefined): string {
  if (!answer) return ''
  const choice = question.choices.find(({ id }) => id === answer.choiceId)
  return (answer.responseText ?? choice?.choiceText ?? answer.choiceId ?? '').trim()
}

/**
 * The questions that show, given the answers so far: a conditional one only when its parent shows and its answer equals the
 * condition. Description 2.18. A circle of conditions shows none of its members.
 */
export function visibleQuestions(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
): SurveyQuestion[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const answerTo = new Map(answers.map((answer) => [answer.questionId, answer]))
  const shows = (question: SurveyQuestion, path: ReadonlySet<string>): boolean => {
    if (question.conditionalOnId === null) return true
    const parent = byId.get(question.conditionalOnId)
    if (!parent || path.has(parent.id)) return false
    const text = givenText(parent, answerTo.get(parent.id))
    if (text === '') return false
    const matches = question.condition === null || text.toLowerCase() === question.condition.trim().toLowerCase()
    return matches && shows(parent, new Set([...path, parent.id]))
  }
  return questions.filter((question) => shows(question, new Set([question.id])))
}

/** Answers without those whose question no longer shows: changing a parent clears its children. Description 2.18. */
export function keptAnswers(questions: readonly SurveyQuestion[], answers: readonly SurveyAnswer[]): SurveyAnswer[] {
  const visible = new Set(visibleQuestions(questions, answers).map(({ id }) => id))
  return answers.filter(({ questionId }) => visible.has(questionId))
}

function faultOf(question: SurveyQuestion, answer: SurveyAnswer | undefined): FieldError['code'] | null {
  if (givenText(question, answer) === '') return 'required'
  const text = answer?.responseText?.trim() ?? ''
  switch (question.answerType) {
    case 'STAR_RATING':
      return /^[1-5]$/.test(text) ? null : 'outOfRange'
    case 'YES_NO':
      return /^(yes|no)$/i.test(text) ? null : 'notAllowed'
    case 'MULTIPLE_CHOICE':
      return question.choices.some(({ id }) => id === answer?.choiceId) ? null : 'notAllowed'
    case 'TEXT':
      return text.length > SURVEY_TEXT_MAX ? 'tooLong' : null
  }
}

/** Every visible question answered, and nothing else. @returns one error per question, by its id. Description 10.2. */
export function answerErrors(questions: readonly SurveyQuestion[], answers: readonly SurveyAnswer[]): FieldError[] {
  const visible = visibleQuestions(questions, answers)
  const isVisible = (id: string) => visible.some((question) => question.id === id)
  const strangers = answers.filter(({ questionId }) => !isVisible(questionId))
  const faults = visible.flatMap((question): FieldError[] => {
    const given = answers.filter(({ questionId }) => questionId === question.id)
    const code = given.length > 1 ? 'notAllowed' : faultOf(question, given[0])
    return code ? [{ path: question.id, code }] : []
  })
  return [...strangers.map(({ questionId }): FieldError => ({ path: questionId, code: 'notAllowed' })), ...faults]
}
