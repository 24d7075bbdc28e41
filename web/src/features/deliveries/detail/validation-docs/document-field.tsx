import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useWords } from '../../../../lib/i18n'
import { TextField } from '../../../../ui/form/text-field'
import type { DocumentsValues } from './values'
import classes from './documents.module.css'

interface Props {
  control: Control<DocumentsValues>
  index: number
  onRemoved: (removed: boolean) => void
}

/** One document: its name, whether it is the signed report, and buttons to remove and restore it. */
export function DocumentField({ control, index, onRemoved }: Props) {
  const t = useWords('papers')
  const { name, removed } = useWatch({ control, name: `docs.${index}` })
  const { field } = useController({ control, name: `docs.${index}.signed` })
  if (removed)
    return (
      <li className={classes.removed}>
        <span className={classes.gone}>{t('removed', { name })}</span>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconArrowBackUp size={15} aria-hidden="true" />}
          onClick={() => onRemoved(false)}
        >
          {t('restore')}
        </Button>
      </li>
    )
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <TextField control={control} name={`docs.${index}.name`} label={t('name')} required maxLength={200} />
      </div>
      <Checkbox
        className={classes.signed}
        label={t('signed')}
        checked={field.value}
        onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
        onBlur={field.onBlur}
        ref={field.ref}
      />
      <ActionIcon
        className={classes.remove}
        size={36}
        aria-label={t('remove', { name })}
        onClick={() => onRemoved(true)}
      >
        <IconTrash size={17} />
      </ActionIcon>
    </li>
  )
}
