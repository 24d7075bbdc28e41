import { useState } from 'react'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { answerErrors } from '@volant/domain/survey/answers'
import type { SurveyClaims } from '@volant/domain/survey/token'
import { visibleQuestions } from '@volant/domain/survey/visibility'
import { ApiError } from '../../../lib/api-error'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { notify } from '../../../ui/feedback/toasts'
import { QuestionField } from './question-field'
import { linkProblemOf, type LinkProblem } from './survey-link'
import { questionsQuery, sendAnswers, type Question } from './survey-queries'
import { forgetAnswers, useAnswers } from './use-answers'
import classes from './survey.module.css'

interface Props {
  token: string
  claims: SurveyClaims
  questions: readonly Question[]
  onEnd: (end: 'answered' | LinkProblem) => void
}

/** The questions that show, one below the other. They can be sent once each has its answer. */
export function SurveyForm({ token, claims: { deliveryId, clientFirstName }, questions, onEnd }: Props) {
  const t = useWords('survey')
  const words = useApiErrorWords()
  const client = useQueryClient()
  const { answers, answer } = useAnswers(deliveryId, questions)
  const [busy, setBusy] = useState(false)
  const left = answerErrors(questions, answers).length

  const leave = (end: 'answered' | LinkProblem) => {
    forgetAnswers(deliveryId)
    onEnd(end)
  }
  const refused = (error: unknown) => {
    const problem = linkProblemOf(error)
    if (problem) return leave(problem)
    const { code } = error instanceof ApiError ? error : { code: undefined }
    if (code === 'CONFLICT') return leave('answered')
    // The questions were changed since they were loaded.
    if (code === 'BAD_USER_INPUT') void client.invalidateQueries({ queryKey: questionsQuery.queryKey })
    notify.error(code === 'BAD_USER_INPUT' ? t('page.changed') : words(error))
  }
  const send = async () => {
    setBusy(true)
    try {
      await sendAnswers(token, deliveryId, answers)
      leave('answered')
    } catch (error) {
      refused(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={classes.form}
      aria-label={t('page.title')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <header className={classes.head}>
        <p className={classes.title}>{t('page.hello', { name: clientFirstName })}</p>
        <p>{t('page.intro')}</p>
      </header>
      {visibleQuestions(questions, answers).map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={answers.find(({ questionId }) => questionId === question.id)}
          onAnswer={answer}
        />
      ))}
      <div className={classes.send}>
        <p className={classes.left} role="status">
          {left > 0 && t('page.left', { count: left })}
        </p>
        <Button type="submit" h={52} fz="md" radius={12} loading={busy} disabled={left > 0}>
          {t('page.send')}
        </Button>
      </div>
    </form>
  )
}
