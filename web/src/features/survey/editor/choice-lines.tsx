import { Text } from '@mantine/core'
import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form'
import { useWords } from '../../../lib/i18n'
import { LineList } from '../../../ui/form/line-list'
import { TextField } from '../../../ui/form/text-field'
import { NEW_CHOICE, type QuestionValues } from './question-values'

interface Props {
  control: Control<QuestionValues, unknown, QuestionValues>
}

/** The answers that a customer can choose from, in both languages. */
export function ChoiceLines({ control }: Props) {
  const t = useWords('surveyEditor')
  // The ids of the choices are the server's: the library keeps its own under another name.
  const { fields, append, remove } = useFieldArray({ control, name: 'choices', keyName: 'key' })
  const values = useWatch({ control, name: 'choices' })
  const { errors } = useFormState({ control, name: 'choices' })
  return (
    <div>
      <LineList
        title={t('choices')}
        text={t('choicesText')}
        lines={fields.map(({ key }) => key)}
        removeLabel={(index) => t('removeChoice', { name: values[index]?.choiceText.fr || `${index + 1}` })}
        onRemove={remove}
        add={t('addChoice')}
        onAdd={() => append(NEW_CHOICE)}
        render={(index) => (
          <>
            <TextField
              control={control}
              name={`choices.${index}.choiceText.fr`}
              label={t('choiceFr')}
              maxLength={200}
              required
            />
            <TextField
              control={control}
              name={`choices.${index}.choiceText.en`}
              label={t('choiceEn')}
              maxLength={200}
              required
            />
          </>
        )}
      />
      {(errors.choices?.message ?? errors.choices?.root?.message) && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t('twoChoices')}
        </Text>
      )}
    </div>
  )
}
