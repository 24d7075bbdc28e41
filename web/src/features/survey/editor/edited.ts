import { idsWithDependents } from '@volant/domain/survey/questions'
import { surveyFaults, type EditedQuestion } from '@volant/domain/survey/schema'
import type { AskedQuestion } from './editor-query'

/** As the server takes it back. */
export function toEdited({ answered: _answered, ...question }: AskedQuestion): EditedQuestion {
  return question
}

/** With this question at its place: after all others where it is new. */
export function placed(
  questions: readonly EditedQuestion[],
  index: number,
  question: EditedQuestion,
): EditedQuestion[] {
  return [...questions.slice(0, index), question, ...questions.slice(index + 1)]
}

/** With the question at this place one place up or down; null where it would come before the one that it depends on. */
export function moved(questions: readonly EditedQuestion[], index: number, by: -1 | 1): EditedQuestion[] | null {
  const [one, other] = [questions[index], questions[index + by]]
  if (!one || !other) return null
  const swapped = questions.map((question) => (question === one ? other : question === other ? one : question))
  return surveyFaults(swapped).length === 0 ? swapped : null
}

/** Without this question and those that depend on it. */
export function without(questions: readonly AskedQuestion[], id: string): EditedQuestion[] {
  const gone = idsWithDependents(questions, id)
  return questions.filter((question) => !gone.has(question.id)).map(toEdited)
}
