import type { FieldError } from '@volant/domain/kernel/errors'
import type { apply } from '@volant/contract/rest/drivers'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useLanguage, useWords } from '../../lib/i18n'
import { QUESTIONS, type ApplyValues, type Question } from './apply-values'

type Words = ReturnType<typeof useWords<'application'>>

/** The answer as the applicant reads it, and as the office will. */
export function answerOf(t: Words, question: Question, answer: string): string {
  return t(`question.${question}.answers.${answer}` as 'question.experience.answers.never')
}

/** Sends an application. The result names the refused fields, none when something else failed; null when it was sent. */
export function useApply(): (values: ApplyValues) => Promise<readonly FieldError[] | null> {
  const t = useWords('application')
  const language = useLanguage()
  return async ({ birthDate, drivingLicenseDate, mcqAnswers, company, siret, ...values }) => {
    const answered = (Object.keys(QUESTIONS) as Question[]).flatMap((question) => {
      const answer = mcqAnswers[question]
      return answer ? [[t(`question.${question}.label`), answerOf(t, question, answer)]] : []
    })
    const body = {
      ...values,
      company: company || null,
      siret: siret || null,
      birthDate: birthDate?.toISOString() ?? '',
      drivingLicenseDate: drivingLicenseDate?.toISOString() ?? '',
      mcqAnswers: Object.fromEntries(answered),
      language,
    }
    try {
      await call<typeof apply>('POST /drivers/apply', { body })
      return null
    } catch (error) {
      return error instanceof ApiError ? error.fields : []
    }
  }
}
