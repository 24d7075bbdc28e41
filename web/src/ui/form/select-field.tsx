import { fold } from '@volant/domain/search/terms'
import { Select, type ComboboxItem, type OptionsFilter } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './field'

export interface Option {
  value: string
  label: string
  /** What it is also found by. */
  keywords?: string
}

/** More are found by typing. */
const SHOWN_MOST = 100

/** Every typed word stands somewhere, with or without its accents. */
const byWords: OptionsFilter = ({ options, search, limit }) => {
  const words = fold(search).split(/\s+/)
  return options
    .filter((option) => {
      const { label, keywords = '' } = option as ComboboxItem & Pick<Option, 'keywords'>
      const text = fold(`${label} ${keywords}`)
      return words.every((word) => text.includes(word))
    })
    .slice(0, limit)
}

type Props<V extends FieldValues, C> = FieldProps<V, C> & {
  options: readonly Option[]
  searchable?: boolean
  clearable?: boolean
  /** Called on every keystroke, when the server searches the options. */
  onSearch?: (text: string) => void
  /** The text of an empty list. */
  nothingFound?: string
  /** Called after the choice: for fields that depend on this one. */
  onChosen?: () => void
}

export function SelectField<V extends FieldValues, C = V>(props: Props<V, C>) {
  const { control, name, required, options, onSearch, nothingFound, onChosen, ...rest } = props
  const { field, error } = useField({ control, name })
  return (
    <Select
      {...rest}
      {...field}
      value={field.value ?? null}
      onChange={(value) => {
        field.onChange(value ?? undefined)
        onChosen?.()
      }}
      data={[...options]}
      error={error}
      withAsterisk={required}
      allowDeselect={rest.clearable ?? false}
      onSearchChange={onSearch}
      limit={SHOWN_MOST}
      filter={onSearch ? ({ options: all }) => all : byWords}
      nothingFoundMessage={nothingFound}
    />
  )
}
