import { SimpleGrid } from '@mantine/core'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useWords } from '../../lib/i18n'
import { rankName } from '../../lib/rank'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'

interface Names extends FieldValues {
  firstName: string
  lastName: string
  email: string
  rank: '1' | '2' | '3'
}

interface Props<V extends Names, C> {
  control: Control<V, unknown, C>
}

const RANKS = [1, 2, 3] as const

/** The fields of an admin, in the dialogs to add and to edit. */
export function AdminFields<V extends Names, C>({ control }: Props<V, C>) {
  const t = useWords('admins')
  const identity = useWords('identity')
  const named = (name: keyof Names & string) => ({ control, name: name as FieldPath<V>, required: true })
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField {...named('firstName')} label={t('firstName')} />
        <TextField {...named('lastName')} label={t('lastName')} />
      </SimpleGrid>
      <TextField {...named('email')} label={t('email')} type="email" />
      <SelectField
        {...named('rank')}
        label={t('rankLabel')}
        options={RANKS.map((rank) => ({ value: String(rank), label: identity(`rank.${rankName(rank)}`) }))}
      />
    </>
  )
}
