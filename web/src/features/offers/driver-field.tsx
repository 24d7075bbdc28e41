import { useRef, useState } from 'react'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { request } from '../../lib/api'
import { useWords } from '../../lib/i18n'
import type { FieldProps } from '../../ui/form/field'
import { SelectField, type Option } from '../../ui/form/select-field'
import { DriverChoicesDocument } from './queries.generated'

const DEBOUNCE_MS = 250

type Props<V extends FieldValues, C> = Pick<FieldProps<V, C>, 'control' | 'label' | 'description' | 'required'> & {
  name: FieldPath<V>
}

/** Searches drivers by name; the value is the id. */
export function DriverField<V extends FieldValues, C = V>(props: Props<V, C>) {
  const t = useWords('deal')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed, DEBOUNCE_MS)
  // The chosen driver stays an option when a later search no longer finds them.
  const known = useRef(new Map<string, Option>())
  const found = useQuery({
    queryKey: ['drivers', 'choices', keyword],
    queryFn: async ({ signal }) => {
      const { findAutoCompleteListDrivers: drivers } = await request(DriverChoicesDocument, { keyword }, { signal })
      return drivers.map(({ id, label }): Option => ({ value: id, label }))
    },
    placeholderData: keepPreviousData,
  })
  for (const option of found.data ?? []) known.current.set(option.value, option)
  return (
    <SelectField
      {...props}
      options={[...known.current.values()].filter(({ label }) =>
        label.toLocaleLowerCase().includes(keyword.trim().toLocaleLowerCase()),
      )}
      placeholder={t('driverSearch')}
      searchable
      clearable
      onSearch={setTyped}
      nothingFound={t('noDriver')}
    />
  )
}
