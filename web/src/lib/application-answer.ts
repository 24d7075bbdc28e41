import type { ApplicationQuestion } from '@volant/domain/drivers/questions'
import type { useWords } from './i18n'

export type ApplicationWords = ReturnType<typeof useWords<'application'>>

/** An answer to a question of the application, in the words of this page. */
export function answerOf(t: ApplicationWords, question: ApplicationQuestion, answer: string): string {
  return t(`question.${question}.answers.${answer}` as 'question.experience.answers.never')
}
