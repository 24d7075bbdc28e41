import type { Language } from '../kernel/actor'

export const ANSWER_TYPES = ['STAR_RATING', 'YES_NO', 'MULTIPLE_CHOICE', 'TEXT'] as const
export type AnswerType = (typeof ANSWER_TYPES)[number]

/** A text in each language. */
export type Bilingual = Readonly<Record<Language, string>>

/** What a mark may be, in stars. */
export const STARS = [1, 2, 3, 4, 5] as const

/** How yes and no are written, whatever the language. */
export const YES_NO = ['yes', 'no'] as const

export interface SurveyChoice {
  readonly id: string
  readonly choiceText: Bilingual
}

export interface SurveyQuestion {
  readonly id: string
  readonly answerType: AnswerType
  readonly choices: readonly SurveyChoice[]
  /** The question it hangs on; null for one that always shows. */
  readonly conditionalOnId: string | null
  /** The answer of the parent that shows it, compared without regard to case; null for any answer. */
  readonly condition: string | null
}

export interface SurveyAnswer {
  readonly questionId: string
  readonly responseText?: string | null
  readonly choiceId?: string | null
}

/** The id of a choice, or what was typed; empty where nothing was answered. */
export function givenText({ answerType }: SurveyQuestion, answer: SurveyAnswer | undefined): string {
  return ((answerType === 'MULTIPLE_CHOICE' ? answer?.choiceId : answer?.responseText) ?? '').trim()
}

/** A question and those that hang on it, however deep: none of them shows without it. */
export function idsWithDependents(
  questions: readonly Pick<SurveyQuestion, 'id' | 'conditionalOnId'>[],
  id: string,
): ReadonlySet<string> {
  const found = new Set([id])
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const { id: child, conditionalOnId } of questions)
      if (conditionalOnId !== null && found.has(conditionalOnId)) found.add(child)
  }
  return found
}
