/** What a mark out of five says in a word, the best first. */
export const GRADES = ['VERY_GOOD', 'GOOD', 'FAIR', 'TO_IMPROVE', 'POOR'] as const
export type Grade = (typeof GRADES)[number]

/** The word of the nearest whole star. */
export function gradeOf(mark: number): Grade {
  if (mark >= 4.5) return 'VERY_GOOD'
  if (mark >= 3.5) return 'GOOD'
  if (mark >= 2.5) return 'FAIR'
  return mark >= 1.5 ? 'TO_IMPROVE' : 'POOR'
}
