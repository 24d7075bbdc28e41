import { Alert, SimpleGrid, Stack } from '@mantine/core'
import { useForm, useWatch } from 'react-hook-form'
import { RATINGS } from '@volant/domain/survey/marks'
import { ANSWER_TYPES } from '@volant/domain/survey/questions'
import type { EditedQuestion } from '@volant/domain/survey/schema'
import { useWords } from '../../../lib/i18n'
import { Dialog } from '../../../ui/feedback/dialog'
import { DialogActions } from '../../../ui/feedback/dialog-actions'
import { SelectField } from '../../../ui/form/select-field'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { ChoiceLines } from './choice-lines'
import { ConditionFields } from './condition-fields'
import { conditionOf, questionResolver, toQuestion, type QuestionValues } from './question-values'
import { useMarkWords } from './use-mark-words'

interface Props {
  /** The whole survey: the question stands at `index`, after all others where it is new. */
  questions: readonly EditedQuestion[]
  index: number
  question: EditedQuestion
  answered: boolean
  onSave: (question: EditedQuestion) => Promise<unknown>
  onClose: () => void
}

export function QuestionDialog({ questions, index, question, answered, onSave, onClose }: Props) {
  const t = useWords('surveyEditor')
  const ui = useWords('ui')
  const mark = useMarkWords()
  const before = questions.slice(0, index)
  const parent = before.find(({ id }) => id === question.conditionalOnId)
  const { control, handleSubmit, setValue, formState } = useForm<QuestionValues, unknown, QuestionValues>({
    resolver: questionResolver(questions, index),
    defaultValues: { ...question, condition: conditionOf(parent, question.condition) },
  })
  const answerType = useWatch({ control, name: 'answerType' })
  // The error is shown in a toast; the dialog stays open for another attempt.
  const submit = handleSubmit((values) => onSave(toQuestion(values)).then(onClose, () => {}))
  return (
    <Dialog onClose={onClose} title={t(question.id ? 'editTitle' : 'addTitle')} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          {answered && (
            <Alert variant="light" color="gray">
              {t('answeredHint')}
            </Alert>
          )}
          <TextAreaField control={control} name="question.fr" label={t('textFr')} rows={2} maxLength={300} required />
          <TextAreaField control={control} name="question.en" label={t('textEn')} rows={2} maxLength={300} required />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <SelectField
              control={control}
              name="answerType"
              label={t('type')}
              options={ANSWER_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
              disabled={answered}
              description={answered ? t('typeStays') : undefined}
            />
            {answerType === 'STAR_RATING' && (
              <SelectField
                control={control}
                name="feeds"
                label={t('feeds')}
                placeholder={t('feedsNone')}
                options={RATINGS.map((value) => ({ value, label: mark(value) }))}
                clearable
              />
            )}
          </SimpleGrid>
          {answerType === 'MULTIPLE_CHOICE' && <ChoiceLines control={control} />}
          <ConditionFields control={control} before={before} onParent={() => setValue('condition', null)} />
          {formState.errors.dependents && (
            <Alert color="red" variant="light" role="alert">
              {t('dependents')}
            </Alert>
          )}
        </Stack>
        <DialogActions busy={formState.isSubmitting} onLeave={onClose}>
          {ui('save')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
