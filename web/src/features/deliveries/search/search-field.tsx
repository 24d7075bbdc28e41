import { useState, type KeyboardEvent } from 'react'
import { Kbd, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { askedOf, type DeliveryField } from './search-rules'

interface Props {
  label: string
  placeholder: string
  /** Of a delivery; any part of a name will do elsewhere. */
  field: DeliveryField | undefined
  typed: string
  onTyped: (text: string) => void
  onAsk: (text: string) => void
  /** Moves the focus to the first result. */
  onDown: () => void
}

/** Enter runs, Escape clears, the arrow down goes to what was found. */
export function SearchField({ label, placeholder, field, typed, onTyped, onAsk, onDown }: Props) {
  const t = useWords('search')
  const [refused, setRefused] = useState<string>()
  const { tooShort } = askedOf(field, typed)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      setRefused(tooShort ? typed : undefined)
      onAsk(askedOf(field, typed).text)
    } else if (event.key === 'Escape' && typed !== '') {
      onTyped('')
      onAsk('')
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
        if (event.currentTarget.value.trim() === '') onAsk('')
      }}
      onKeyDown={onKeyDown}
    />
  )
}
