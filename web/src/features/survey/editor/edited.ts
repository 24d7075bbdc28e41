import { idsWithDependents } from '@volant/domain/survey/questions'
import type { EditedQuestion } from '@volant/domain/survey/schema'
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

/**
 * With the question at this place, and those that depend on it, before or after the neighbour that hangs on the same answer;
 * null where there is none.
 */
export function moved<Question extends Pick<AskedQuestion, 'id' | 'conditionalOnId'>>(
  questions: readonly Question[],
  index: number,
  by: -1 | 1,
): Question[] | null {
  const one = questions[index]
  const around = by < 0 ? questions.slice(0, index).toReversed() : questions.slice(index + 1)
  const neighbour = around.find(({ conditionalOnId }) => conditionalOnId === one?.conditionalOnId)
  if (!one || !neighbour) return null
  const own = idsWithDependents(questions, one.id)
  const passed = idsWithDependents(questions, neighbour.id)
  const others = questions.filter(({ id }) => !own.has(id))
  const at = by < 0 ? others.indexOf(neighbour) : others.findLastIndex(({ id }) => passed.has(id)) + 1
  return [...others.slice(0, at), ...questions.filter(({ id }) => own.has(id)), ...others.slice(at)]
}

/** Without this question and those that depend on it. */
export function without(questions: readonly AskedQuestion[], id: string): EditedQuestion[] {
  const gone = idsWithDependents(questions, id)
  return questions.filter((question) => !gone.has(question.id)).map(toEdited)
}
