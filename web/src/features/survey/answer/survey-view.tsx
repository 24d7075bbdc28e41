import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck, IconMessageCircle } from '@tabler/icons-react'
import type { SurveyClaims } from '@volant/domain/survey/token'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { PageSkeleton } from '../../../ui/feedback/skeletons'
import type { PageFrame } from '../../../ui/layout/page-frame'
import { LinkProblemView } from './link-problem-view'
import { SurveyForm } from './survey-form'
import { linkProblemOf, readLink, type LinkProblem } from './survey-link'
import { questionsQuery, ratedQuery } from './survey-queries'

interface Props {
  token: string
  frame: PageFrame
}

/** The survey behind the link of the rating mail, which is answered once. Description 2.18 */
export function SurveyView({ token, frame }: Props) {
  const [link] = useState(() => readLink(token, Date.now()))
  if ('problem' in link) return <LinkProblemView problem={link.problem} frame={frame} />
  return <Survey token={token} claims={link.claims} frame={frame} />
}

function Survey({ token, claims, frame: Frame }: Props & { claims: SurveyClaims }) {
  const t = useWords('survey')
  const words = useApiErrorWords()
  const [end, setEnd] = useState<'answered' | LinkProblem>()
  const rated = useQuery(ratedQuery(token, claims.deliveryId))
  const questions = useQuery(questionsQuery)
  const framed = (content: ReactNode) => <Frame title={t('page.title')}>{content}</Frame>
  const over = end ?? (rated.data?.rated ? 'answered' : linkProblemOf(rated.error))
  const isOutcome = end !== undefined
  if (over === 'answered')
    return (
      <Frame title={t('page.thanks.title')} ended>
        <EmptyState
          heading="h1"
          icon={<IconCircleCheck size={26} stroke={1.6} />}
          title={t('page.thanks.title')}
          text={t('page.thanks.text')}
          isOutcome={isOutcome}
        />
      </Frame>
    )
  if (over) return <LinkProblemView problem={over} frame={Frame} isOutcome={isOutcome} />
  if (rated.isPending || questions.isPending) return framed(<PageSkeleton />)
  const failed = [rated, questions].find(({ data }) => !data)
  if (failed || !questions.data)
    return framed(
      <ErrorState title={t('page.failed')} text={words(failed?.error)} onRetry={() => void failed?.refetch()} />,
    )
  if (questions.data.length === 0)
    return framed(
      <EmptyState
        icon={<IconMessageCircle size={24} stroke={1.6} />}
        title={t('page.noQuestion.title')}
        text={t('page.noQuestion.text')}
      />,
    )
  return framed(<SurveyForm token={token} claims={claims} questions={questions.data} onEnd={setEnd} />)
}
