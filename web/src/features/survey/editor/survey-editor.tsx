import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { idsWithDependents } from '@volant/domain/survey/questions'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useBilingual } from '../../../lib/bilingual'
import { useWords } from '../../../lib/i18n'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { TextSkeleton } from '../../../ui/feedback/skeletons'
import { Card } from '../../../ui/layout/card'
import { PageHeader } from '../../../ui/layout/page-header'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../ui/lazy/missing-dialog'
import { moved, placed, toEdited, without } from './edited'
import { editedSurveyQuery, type AskedQuestion } from './editor-query'
import { NEW_QUESTION } from './question-values'
import { QuestionRow } from './question-row'
import { RetiredQuestions } from './retired-questions'
import { useSurveyEditor } from './use-survey-editor'
import classes from './survey-editor.module.css'

// Lazy, because of the form.
const QuestionDialog = lazyPart(() => import('./question-dialog'), 'QuestionDialog', MissingDialog)

const NEW = 'new'

/** The questions of the survey, for super admins: each change is saved at once. */
export function SurveyEditor() {
  const words = useApiErrorWords()
  const found = useQuery(editedSurveyQuery)
  return (
    <div className={classes.page}>
      {found.data ? (
        <>
          <Questions questions={found.data.questions} />
          <RetiredQuestions questions={found.data.retired} />
        </>
      ) : (
        <>
          <Heading />
          {found.isPending ? (
            <TextSkeleton lines={8} />
          ) : (
            <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
          )}
        </>
      )}
    </div>
  )
}

function Heading({ actions }: { actions?: ReactNode }) {
  const t = useWords('surveyEditor')
  return <PageHeader title={t('title')} subtitle={t('intro')} actions={actions} />
}

const placeOf = (questions: readonly AskedQuestion[], editing: string | undefined) =>
  editing === NEW ? questions.length : questions.findIndex(({ id }) => id === editing)

function Questions({ questions }: { questions: readonly AskedQuestion[] }) {
  const t = useWords('surveyEditor')
  const spoken = useBilingual()
  const save = useSurveyEditor()
  /** The id of the question in the dialog. Not its place: somebody else may add or move questions meanwhile. */
  const [editing, setEditing] = useState<string>()
  const [retiring, setRetiring] = useState<string>()
  const edited = questions.map(toEdited)
  const place = placeOf(questions, editing)
  const dependents = retiring === undefined ? 0 : idsWithDependents(questions, retiring).size - 1
  const leaving = questions.findIndex(({ id }) => id === retiring)
  const leavingText = questions[leaving]?.question
  const move = (index: number, by: -1 | 1) => {
    if (!moved(questions, index, by)) return null
    const change = (now: readonly AskedQuestion[]) => moved(now, placeOf(now, questions[index]?.id), by) ?? now
    return () => void save((now) => change(now).map(toEdited), t('moved')).catch(() => {})
  }
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEditing(NEW)}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <Heading actions={questions.length > 0 && add} />
      <Card title={t('asked')}>
        {questions.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} action={add} />
        ) : (
          <ol className={classes.list}>
            {questions.map((question, index) => (
              <QuestionRow
                key={question.id}
                questions={questions}
                index={index}
                onUp={move(index, -1)}
                onDown={move(index, 1)}
                onEdit={() => setEditing(question.id)}
                onRetire={() => setRetiring(question.id)}
              />
            ))}
          </ol>
        )}
      </Card>
      {place >= 0 && (
        <Suspense>
          <QuestionDialog
            questions={edited}
            index={place}
            question={edited[place] ?? NEW_QUESTION}
            answered={questions[place]?.answered ?? false}
            onSave={(question) => save((now) => placed(now.map(toEdited), placeOf(now, editing), question), t('saved'))}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={leavingText !== undefined}
        onClose={() => setRetiring(undefined)}
        title={t('retireTitle', { number: leaving + 1 })}
        confirm={t('retire')}
        danger
        onConfirm={() => save((now) => without(now, retiring ?? ''), t('retired'))}
      >
        {leavingText && t('retireText', { question: spoken(leavingText) })}{' '}
        {dependents > 0 && t('retireDependents', { count: dependents })}
      </ConfirmDialog>
    </>
  )
}
