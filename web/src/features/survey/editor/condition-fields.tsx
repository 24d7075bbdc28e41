import { SimpleGrid } from '@mantine/core'
import { useWatch, type Control } from 'react-hook-form'
import type { EditedQuestion } from '@volant/domain/survey/schema'
import { useBilingual } from '../../../lib/bilingual'
import { useWords } from '../../../lib/i18n'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import type { QuestionValues } from './question-values'
import { useAnswerWords } from './use-answer-words'

interface Props {
  control: Control<QuestionValues, unknown, QuestionValues>
  /** The questions that are asked before this one. */
  before: readonly EditedQuestion[]
  onParent: () => void
}

/** On which answer to which earlier question this one is asked. */
export function ConditionFields({ control, before, onParent }: Props) {
  const t = useWords('surveyEditor')
  const spoken = useBilingual()
  const answers = useAnswerWords()
  const parentId = useWatch({ control, name: 'conditionalOnId' })
  const parent = before.find(({ id }) => id === parentId)
  const options = parent && answers(parent)
  const labels = { label: t('condition'), placeholder: t('anyAnswer') }
  if (before.length === 0) return null
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <SelectField
        control={control}
        name="conditionalOnId"
        label={t('conditionalOn')}
        placeholder={t('always')}
        options={before.map(({ id, question }, place) => ({
          value: id ?? '',
          label: `${place + 1}. ${spoken(question)}`,
        }))}
        onChosen={onParent}
        clearable
      />
      {parent &&
        (options ? (
          <SelectField control={control} name="condition" {...labels} options={options} clearable />
        ) : (
          <TextField control={control} name="condition" {...labels} maxLength={200} />
        ))}
    </SimpleGrid>
  )
}
