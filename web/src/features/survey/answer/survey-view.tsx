import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck, IconMessageCircle } from '@tabler/icons-react'
import type { SurveyClaims } from '@volant/domain/survey/token'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { PageSkeleton } from '../../../ui/feedback/skeletons'
import { LinkProblemView } from './link-problem-view'
import { SurveyForm } from './survey-form'
import { linkProblemOf, readLink, type LinkProblem } from './survey-link'
import { questionsQuery, ratedQuery } from './survey-queries'

/** The survey behind the link of the rating mail, which is answered once. Description 2.18 */
export function SurveyView({ token }: { token: string }) {
  const [link] = useState(() => readLink(token, Date.now()))
  return 'problem' in link ? <LinkProblemView problem={link.problem} /> : <Survey token={token} claims={link.claims} />
}

function Survey({ token, claims }: { token: string; claims: SurveyClaims }) {
  const t = useWords('survey')
  const words = useApiErrorWords()
  const [end, setEnd] = useState<'answered' | LinkProblem>()
  const rated = useQuery(ratedQuery(token, claims.deliveryId))
  const questions = useQuery(questionsQuery)
  const over = end ?? (rated.data?.rated ? 'answered' : linkProblemOf(rated.error))
  if (over === 'answered')
    return (
      <EmptyState
        icon={<IconCircleCheck size={26} stroke={1.6} />}
        title={t('page.thanks.title')}
        text={t('page.thanks.text')}
      />
    )
  if (over) return <LinkProblemView problem={over} />
  if (rated.isPending || questions.isPending) return <PageSkeleton />
  const failed = [rated, questions].find(({ data }) => !data)
  if (failed || !questions.data)
    return <ErrorState title={t('page.failed')} text={words(failed?.error)} onRetry={() => void failed?.refetch()} />
  if (questions.data.length === 0)
    return (
      <EmptyState
        icon={<IconMessageCircle size={24} stroke={1.6} />}
        title={t('page.noQuestion.title')}
        text={t('page.noQuestion.text')}
      />
    )
  return <SurveyForm token={token} claims={claims} questions={questions.data} onEnd={setEnd} />
}
