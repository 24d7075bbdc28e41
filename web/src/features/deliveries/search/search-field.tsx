import { useState, type KeyboardEvent } from 'react'
import { Kbd, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { parseSearchText, type DeliveryField } from './search-rules'

interface Props {
  label: string
  placeholder: string
  /** The field of a delivery; undefined for names. */
  field: DeliveryField | undefined
  typed: string
  onTyped: (text: string) => void
  onSearch: (text: string) => void
  /** Moves the focus to the first result. */
  onDown: () => void
}

/** Enter searches, Escape clears, arrow down moves to the results. */
export function SearchField({ label, placeholder, field, typed, onTyped, onSearch, onDown }: Props) {
  const t = useWords('search')
  const [refused, setRefused] = useState<string>()
  const { tooShort } = parseSearchText(field, typed)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      setRefused(tooShort ? typed : undefined)
      onSearch(parseSearchText(field, typed).text)
    } else if (event.key === 'Escape' && typed !== '') {
      onTyped('')
      onSearch('')
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      onDown()
    }
  }
  return (
    <TextInput
      data-autofocus
      size="md"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      rightSection={<Kbd size="xs">↵</Kbd>}
      maxLength={64}
      value={typed}
      error={tooShort && refused === typed ? t('tooShort') : undefined}
      onChange={(event) => {
        onTyped(event.currentTarget.value)
        if (event.currentTarget.value.trim() === '') onSearch('')
      }}
      onKeyDown={onKeyDown}
    />
  )
}
