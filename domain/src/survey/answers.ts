import type { FieldError } from '../kernel/errors'
import { givenText, STARS, type SurveyAnswer, type SurveyQuestion, YES_NO } from './questions'
import { visibleQuestions } from './visibility'

export const SURVEY_TEXT_MAX = 2000

function faultOf(question: SurveyQuestion, answer: SurveyAnswer | undefined): FieldError['code'] | null {
  const given = givenText(question, answer)
  if (question.answerType !== 'MULTIPLE_CHOICE' && answer?.choiceId) return 'notAllowed'
  if (given === '') return 'required'
  switch (question.answerType) {
    case 'STAR_RATING':
      return STARS.some((stars) => `${stars}` === given) ? null : 'outOfRange'
    case 'YES_NO':
      return YES_NO.some((word) => word === given.toLowerCase()) ? null : 'notAllowed'
    case 'MULTIPLE_CHOICE':
      return question.choices.some(({ id }) => id === given) ? null : 'notAllowed'
    case 'TEXT':
      return given.length > SURVEY_TEXT_MAX ? 'tooLong' : null
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

/** What is kept of answers without errors: a choice, or a text as the question reads it. */
export function plainAnswers(questions: readonly SurveyQuestion[], answers: readonly SurveyAnswer[]): SurveyAnswer[] {
  return questions.flatMap((question): SurveyAnswer[] => {
    const given = givenText(
      question,
      answers.find(({ questionId }) => questionId === question.id),
    )
    if (given === '') return []
    if (question.answerType === 'MULTIPLE_CHOICE') return [{ questionId: question.id, choiceId: given }]
    const responseText = question.answerType === 'YES_NO' ? given.toLowerCase() : given
    return [{ questionId: question.id, responseText }]
  })
}
