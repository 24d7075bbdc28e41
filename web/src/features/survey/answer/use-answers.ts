import { useState } from 'react'
import type { SurveyAnswer } from '@volant/domain/survey/questions'
import { keptAnswers, withAnswer } from '@volant/domain/survey/visibility'
import { inTab } from '../../../lib/stored-values'
import type { Question } from './survey-queries'

const draftOf = (deliveryId: string) => `survey.${deliveryId}`

/** The answers so far, which a reload of the page keeps. */
export function useAnswers(deliveryId: string, questions: readonly Question[]) {
  const key = draftOf(deliveryId)
  const [given, setGiven] = useState(() => inTab.recall<SurveyAnswer[]>(key) ?? [])
  // The questions may be others than when the draft was written.
  const answers = keptAnswers(questions, given)
  const answer = (one: SurveyAnswer) => {
    const changed = withAnswer(questions, answers, one)
    setGiven(changed)
    inTab.keep(key, changed)
  }
  return { answers, answer }
}

export const forgetAnswers = (deliveryId: string) => inTab.forget(draftOf(deliveryId))
