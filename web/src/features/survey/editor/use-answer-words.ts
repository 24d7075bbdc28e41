import type { EditedQuestion } from '@volant/domain/survey/schema'
import { STARS, YES_NO } from '@volant/domain/survey/questions'
import { useBilingual } from '../../../lib/bilingual'
import { useWords } from '../../../lib/i18n'

/** The answers that a condition on this question can name, in words; null where any text may be answered. */
export function useAnswerWords(): (question: EditedQuestion) => { value: string; label: string }[] | null {
  const t = useWords('survey')
  const editor = useWords('surveyEditor')
  const spoken = useBilingual()
  return ({ answerType, choices }) => {
    switch (answerType) {
      case 'STAR_RATING':
        return STARS.map((stars) => ({ value: `${stars}`, label: editor('stars', { count: stars }) }))
      case 'YES_NO':
        return YES_NO.map((word) => ({ value: word, label: t(word) }))
      case 'MULTIPLE_CHOICE':
        return choices.map(({ id, choiceText }) => ({ value: id ?? choiceText.fr, label: spoken(choiceText) }))
      case 'TEXT':
        return null
    }
  }
}
