import { useBilingual } from '../../../lib/bilingual'
import { useWords } from '../../../lib/i18n'
import { StatusBadge } from '../../../ui/badges/status-badge'
import { Card } from '../../../ui/layout/card'
import type { RetiredQuestion } from './editor-query'
import classes from './survey-editor.module.css'

/** What is asked no more. The answers to it are still read on the pages of their deliveries. */
export function RetiredQuestions({ questions }: { questions: readonly RetiredQuestion[] }) {
  const t = useWords('surveyEditor')
  const spoken = useBilingual()
  if (questions.length === 0) return null
  return (
    <Card title={t('retiredTitle')} description={t('retiredText')}>
      <ul className={classes.list}>
        {questions.map(({ id, question, answerType }) => (
          <li key={id} className={classes.row}>
            <div className={classes.words}>
              <span>{spoken(question)}</span>
            </div>
            <StatusBadge tone="grey" label={t(`types.${answerType}`)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
