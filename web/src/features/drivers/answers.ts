import { isApplicationAnswer } from '@volant/domain/drivers/questions'
import { answerOf, type ApplicationWords } from '../../lib/application-answer'

function asText(answer: unknown): string {
  if (Array.isArray(answer)) return answer.map(asText).join(', ')
  return typeof answer === 'object' ? JSON.stringify(answer) : String(answer)
}

const isAnswer = (value: unknown): value is { question: unknown; answer: unknown } =>
  typeof value === 'object' && value !== null && 'question' in value && 'answer' in value

/** What is kept as keys is said in the words of this page; older answers stand as they were written. */
const inWords = (t: ApplicationWords, question: string, answer: string) =>
  isApplicationAnswer(question, answer)
    ? ([t(`question.${question}.label`), answerOf(t, question, answer)] as const)
    : ([question, answer] as const)

/** Question and answer: kept as an object by question, or as a list in the order in which they were asked. */
export function answersOf(kept: unknown, t: ApplicationWords): (readonly [question: string, answer: string])[] {
  if (typeof kept !== 'object' || kept === null) return []
  const entries = Array.isArray(kept)
    ? kept.map((one: unknown, index): [string, unknown] =>
        isAnswer(one) ? [asText(one.question), one.answer] : [String(index + 1), one],
      )
    : Object.entries(kept)
  return entries.map(([question, answer]) => inWords(t, question, asText(answer)))
}
