import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../../../lib/api-error-words'
import { MISSING } from '../../../../lib/format'
import { useBilingual } from '../../../../lib/bilingual'
import { useWords } from '../../../../lib/i18n'
import { RatingStars } from '../../../../ui/data/rating-stars'
import { ErrorState } from '../../../../ui/feedback/error-state'
import { TextSkeleton } from '../../../../ui/feedback/skeletons'
import { Card } from '../../../../ui/layout/card'
import { surveyQuery, type SurveyAnswer } from './survey-query'
import classes from './survey-card.module.css'

/** The survey: each question with the answer of the customer. Description 2.5 */
export function SurveyCard({ deliveryId }: { deliveryId: string }) {
  const t = useWords('survey')
  return (
    <Card title={t('results')}>
      <Results deliveryId={deliveryId} />
    </Card>
  )
}

function Results({ deliveryId }: { deliveryId: string }) {
  const t = useWords('survey')
  const words = useApiErrorWords()
  const spoken = useBilingual()
  const found = useQuery(surveyQuery(deliveryId))
  if (found.isPending) return <TextSkeleton lines={4} />
  if (!found.data)
    return <ErrorState title={t('failed')} text={words(found.error)} onRetry={() => void found.refetch()} />
  if (found.data.length === 0) return <p className={classes.empty}>{t('empty')}</p>
  return (
    <dl className={classes.answers}>
      {found.data.map((answer) => (
        <div key={answer.questionId} className={classes.answer}>
          <dt>{spoken(answer.question)}</dt>
          <dd>
            <Answer answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Answer({ answer: { answerType, responseText, choiceText } }: { answer: SurveyAnswer }) {
  const t = useWords('survey')
  const spoken = useBilingual()
  switch (answerType) {
    case 'STAR_RATING':
      return <RatingStars value={Number(responseText)} />
    case 'YES_NO':
      return t(responseText?.toLowerCase() === 'yes' ? 'yes' : 'no')
    case 'MULTIPLE_CHOICE':
      return choiceText ? spoken(choiceText) : (responseText ?? MISSING)
    case 'TEXT':
      return responseText || MISSING
  }
}
