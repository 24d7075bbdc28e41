/** What an applicant is asked, with the answers to choose from: their keys are kept, and read in the language of whoever looks. */
export const APPLICATION_QUESTIONS = {
  experience: ['never', 'year', 'years'],
  gearbox: ['manual', 'automatic'],
  availability: ['week', 'weekend', 'always'],
} as const
export type ApplicationQuestion = keyof typeof APPLICATION_QUESTIONS

/** Is it a question of today with one of its answers? What was kept before in words is not. */
export function isApplicationAnswer(question: string, answer: string): question is ApplicationQuestion {
  return Object.entries(APPLICATION_QUESTIONS).some(
    ([known, answers]) => known === question && answers.some((one) => one === answer),
  )
}
