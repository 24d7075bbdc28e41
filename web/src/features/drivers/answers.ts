function asText(answer: unknown): string {
  if (Array.isArray(answer)) return answer.map(asText).join(', ')
  return typeof answer === 'object' ? JSON.stringify(answer) : String(answer)
}

const isAnswer = (value: unknown): value is { question: unknown; answer: unknown } =>
  typeof value === 'object' && value !== null && 'question' in value && 'answer' in value

/** Question and answer: kept as an object by question, or as a list in the order in which they were asked. */
export function answersOf(kept: unknown): (readonly [question: string, answer: string])[] {
  if (typeof kept !== 'object' || kept === null) return []
  const entries = Array.isArray(kept)
    ? kept.map((one: unknown, index): [string, unknown] =>
        isAnswer(one) ? [asText(one.question), one.answer] : [String(index + 1), one],
      )
    : Object.entries(kept)
  return entries.map(([question, answer]) => [question, asText(answer)] as const)
}
