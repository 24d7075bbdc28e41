import { useEffect, useEffectEvent, useState } from 'react'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { afterStored, fieldOf } from './searched-field'
import classes from './text-search.module.css'

const DEBOUNCE_MS = 350

interface Props<Field extends string> {
  /** The fields that can be searched; with one the choice is hidden. One of `digits` takes so many and nothing else. */
  fields: readonly { value: Field; label: string; digits?: number }[]
  /** The accessible name of the choice between them. */
  choice?: string
  placeholder?: string
  size?: 'sm' | 'md'
  /** The current searches, which may change from outside: by a chip, a reset or the back button. */
  values: Readonly<Record<Field, string>>
  /** @param replace replaces the former search, so that the back button leaves the search and not one letter */
  onSearch: (field: Field, text: string, replace: boolean) => void
  /** The message for a text that is not searched. */
  refusal?: (field: Field, text: string) => string | undefined
}

/** Searches a text in one of a few fields, debounced. */
export function TextSearch<Field extends string>(props: Props<Field>) {
  const { fields, choice, placeholder, size, values, onSearch, refusal } = props
  const [chosen, setChosen] = useState<Field | undefined>(() => fields.find(({ value }) => values[value] !== '')?.value)
  const field = fields.find(({ value }) => value === chosen) ?? fields[0]
  if (!field) return null
  return (
    <div className={classes.field}>
      {fields.length > 1 && (
        <NativeSelect
          className={classes.select}
          aria-label={choice}
          value={field.value}
          onChange={(event) => setChosen(event.currentTarget.value as Field)}
          data={fields.map(({ value, label }) => ({ value, label }))}
        />
      )}
      <SearchInput
        key={field.value}
        joined={fields.length > 1}
        label={field.label}
        digits={field.digits}
        placeholder={placeholder}
        size={size}
        stored={values[field.value]}
        onSearch={(text) => onSearch(field.value, text, values[field.value] !== '')}
        refusal={(text) => refusal?.(field.value, text)}
      />
    </div>
  )
}

interface InputProps {
  joined: boolean
  label: string
  digits: number | undefined
  placeholder: string | undefined
  size: 'sm' | 'md' | undefined
  stored: string
  onSearch: (text: string) => void
  refusal: (text: string) => string | undefined
}

function SearchInput({ joined, label, digits, placeholder, size, stored, onSearch, refusal }: InputProps) {
  const [{ typed, seen, sent }, setField] = useState(() => fieldOf(stored))
  if (seen !== stored) setField(afterStored({ typed, seen, sent }, stored))
  const refused = refusal(typed.trim())
  const search = (text: string) => {
    const asked = text.trim()
    if (asked === stored || refusal(asked)) return
    setField((field) => ({ ...field, sent: asked }))
    onSearch(asked)
  }
  const searchNow = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => searchNow(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextInput
      className={joined ? `${classes.input} ${classes.joined}` : classes.input}
      type="search"
      size={size}
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      maxLength={digits ?? 64}
      inputMode={digits ? 'numeric' : undefined}
      value={typed}
      error={refused}
      onChange={({ currentTarget: { value } }) =>
        setField((field) => ({ ...field, typed: digits ? value.replaceAll(/\D/g, '') : value }))
      }
      onKeyDown={(event) => event.key === 'Enter' && search(typed)}
    />
  )
}
