import { IconArrowDown, IconArrowUp, IconCornerDownRight, IconPencil, IconTrash } from '@tabler/icons-react'
import { useBilingual } from '../../../lib/bilingual'
import { useWords } from '../../../lib/i18n'
import { StatusBadge } from '../../../ui/badges/status-badge'
import { IconAction } from '../../../ui/table/icon-action'
import type { AskedQuestion } from './editor-query'
import { conditionOf } from './question-values'
import { useAnswerWords } from './use-answer-words'
import { useMarkWords } from './use-mark-words'
import classes from './survey-editor.module.css'

interface Props {
  questions: readonly AskedQuestion[]
  index: number
  /** Null where it cannot go further. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  onEdit: () => void
  onRetire: () => void
}

function depthOf(questions: readonly AskedQuestion[], question: AskedQuestion): number {
  const parent = questions.find(({ id }) => id === question.conditionalOnId)
  return parent ? 1 + depthOf(questions, parent) : 0
}

/** A question of the survey with when it is asked, what can be answered, and what becomes of the answer. */
export function QuestionRow({ questions, index, onUp, onDown, onEdit, onRetire }: Props) {
  const t = useWords('surveyEditor')
  const spoken = useBilingual()
  const mark = useMarkWords()
  const question = questions[index]
  if (!question) return null
  const { choices, feeds, answerType } = question
  const text = spoken(question.question)
  return (
    <li className={classes.row} data-depth={Math.min(3, depthOf(questions, question))}>
      <span className={classes.number} aria-hidden="true">
        {index + 1}
      </span>
      <div className={classes.words}>
        <strong>{text}</strong>
        <Condition questions={questions} question={question} />
        {choices.length > 0 && (
          <p className={classes.detail}>{choices.map(({ choiceText }) => spoken(choiceText)).join(' · ')}</p>
        )}
        <div className={classes.badges}>
          <StatusBadge tone="grey" label={t(`types.${answerType}`)} />
          {feeds && <StatusBadge tone="teal" label={t('feedsMark', { mark: mark(feeds) })} />}
        </div>
      </div>
      <div className={classes.actions}>
        <IconAction
          label={t('upOf', { question: text })}
          title={t('up')}
          disabled={!onUp}
          icon={<IconArrowUp size={17} aria-hidden="true" />}
          onClick={() => onUp?.()}
        />
        <IconAction
          label={t('downOf', { question: text })}
          title={t('down')}
          disabled={!onDown}
          icon={<IconArrowDown size={17} aria-hidden="true" />}
          onClick={() => onDown?.()}
        />
        <IconAction
          label={t('editOf', { question: text })}
          title={t('edit')}
          icon={<IconPencil size={17} aria-hidden="true" />}
          onClick={onEdit}
        />
        <IconAction
          label={t('retireOf', { question: text })}
          title={t('retire')}
          danger
          icon={<IconTrash size={17} aria-hidden="true" />}
          onClick={onRetire}
        />
      </div>
    </li>
  )
}

function Condition({ questions, question }: { questions: readonly AskedQuestion[]; question: AskedQuestion }) {
  const t = useWords('surveyEditor')
  const answers = useAnswerWords()
  const place = questions.findIndex(({ id }) => id === question.conditionalOnId)
  const parent = questions[place]
  if (!parent) return null
  const condition = conditionOf(parent, question.condition)
  const answer = answers(parent)?.find(({ value }) => value === condition)?.label ?? condition
  return (
    <p className={classes.detail}>
      <IconCornerDownRight size={15} aria-hidden="true" />
      {answer ? t('askedIf', { number: place + 1, answer }) : t('askedAfter', { number: place + 1 })}
    </p>
  )
}
