import { givenText, idsWithDependents, type SurveyAnswer, type SurveyQuestion } from './questions'

const plain = (text: string) => text.trim().toLowerCase()

/** A choice is meant by its id and by its words in each language: who reads French and who reads English answer the same. */
function isMeant(question: SurveyQuestion, given: string, condition: string): boolean {
  const choice = question.choices.find(({ id }) => id === given)
  return [given, ...Object.values(choice?.choiceText ?? {})].some((text) => plain(text) === plain(condition))
}

/**
 * The questions that show, given the answers so far: a conditional one only when its parent shows and its answer equals the
 * condition. Description 2.18. A circle of conditions shows none of its members.
 */
export function visibleQuestions<Question extends SurveyQuestion>(
  questions: readonly Question[],
  answers: readonly SurveyAnswer[],
): Question[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const answerTo = new Map(answers.map((answer) => [answer.questionId, answer]))
  const shows = (question: SurveyQuestion, path: ReadonlySet<string>): boolean => {
    if (question.conditionalOnId === null) return true
    const parent = byId.get(question.conditionalOnId)
    if (!parent || path.has(parent.id)) return false
    const given = givenText(parent, answerTo.get(parent.id))
    if (given === '') return false
    const matches = question.condition === null || isMeant(parent, given, question.condition)
    return matches && shows(parent, new Set([...path, parent.id]))
  }
  return questions.filter((question) => shows(question, new Set([question.id])))
}

/** Answers without those whose question does not show. */
export function keptAnswers(questions: readonly SurveyQuestion[], answers: readonly SurveyAnswer[]): SurveyAnswer[] {
  const visible = new Set(visibleQuestions(questions, answers).map(({ id }) => id))
  return answers.filter(({ questionId }) => visible.has(questionId))
}

/** The answers after one was given: what hung on the former one is cleared. Description 2.18. */
export function withAnswer(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
  answer: SurveyAnswer,
): SurveyAnswer[] {
  const cleared = idsWithDependents(questions, answer.questionId)
  return [...answers.filter(({ questionId }) => !cleared.has(questionId)), answer]
}
