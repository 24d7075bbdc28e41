import type { SurveyAnswer, SurveyQuestion } from './questions'

/** What a driver is marked for, the whole last. */
export const RATINGS = [
  'takeOffRating',
  'outfitRating',
  'qualityRating',
  'correspondenceRating',
  'justiceRating',
  'communicationRating',
  'totalRating',
] as const
export type Rating = (typeof RATINGS)[number]

/** A question whose stars count for one of the driver's marks. */
export interface FeedingQuestion extends SurveyQuestion {
  readonly feeds: Rating | null
}

export type Marks = Readonly<Partial<Record<Rating, number>>>

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/**
 * The marks that one customer gave: the mean of the stars of the questions that feed each. Where no question asks for the
 * whole, the whole is the mean of the others.
 */
export function marksOf(
  questions: readonly Pick<FeedingQuestion, 'id' | 'feeds'>[],
  answers: readonly SurveyAnswer[],
): Marks {
  const marks: Partial<Record<Rating, number>> = {}
  for (const rating of RATINGS) {
    const feeding = new Set(questions.filter(({ feeds }) => feeds === rating).map(({ id }) => id))
    const stars = answers
      .filter(({ questionId }) => feeding.has(questionId))
      .map((answer) => Number(answer.responseText))
    if (stars.length > 0) marks[rating] = mean(stars)
  }
  const given = Object.values(marks)
  return given.length === 0 ? marks : { totalRating: mean(given), ...marks }
}
