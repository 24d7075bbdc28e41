import { useEffect, useEffectEvent, useState } from 'react'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import classes from './text-search.module.css'

const TYPING_MS = 350

interface Props<Field extends string> {
  /** What may be searched; with one there is nothing to choose. */
  fields: readonly { value: Field; label: string }[]
  /** The spoken name of the choice between them. */
  choice?: string
  placeholder?: string
  /** What is searched now: it can change from outside, by a chip, a reset or the back button. */
  values: Readonly<Record<Field, string>>
  onSearch: (field: Field, text: string) => void
  /** Why a text is not looked for, in words. */
  refusal?: (field: Field, text: string) => string | undefined
}

/** One text, looked for in one of a few fields once the typing pauses. */
export function TextSearch<Field extends string>(props: Props<Field>) {
  const { fields, choice, placeholder, values, onSearch, refusal } = props
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
          data={[...fields]}
        />
      )}
      <SearchInput
        key={field.value}
        joined={fields.length > 1}
        label={field.label}
        placeholder={placeholder}
        kept={values[field.value]}
        onSearch={(text) => onSearch(field.value, text)}
        refusal={(text) => refusal?.(field.value, text)}
      />
    </div>
  )
}

interface InputProps {
  joined: boolean
  label: string
  placeholder: string | undefined
  kept: string
  onSearch: (text: string) => void
  refusal: (text: string) => string | undefined
}

function SearchInput({ joined, label, placeholder, kept, onSearch, refusal }: InputProps) {
  const [typed, setTyped] = useState(kept)
  const [seen, setSeen] = useState(kept)
  if (seen !== kept) {
    setSeen(kept)
    setTyped(kept)
  }
  const refused = refusal(typed.trim())
  const search = (text: string) => {
    if (text.trim() !== kept && !refusal(text.trim())) onSearch(text.trim())
  }
  const ask = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => ask(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextInput
      className={classes.input}
      data-joined={joined || undefined}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      maxLength={64}
      value={typed}
      error={refused}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && search(typed)}
    />
  )
}
