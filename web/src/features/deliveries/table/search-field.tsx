import { useEffect, useEffectEvent, useState } from 'react'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { TEXT_FILTERS, type TableSearch, type TextFilter } from './table-search'
import classes from './search-field.module.css'

const TYPING_MS = 350

interface Props {
  search: TableSearch
  onSearch: (change: Partial<TableSearch>) => void
}

/** One text, looked for in the contract number, the VIN or the plate. */
export function SearchField({ search, onSearch }: Props) {
  const t = useWords('deliveries')
  const [field, setField] = useState<TextFilter>(() => TEXT_FILTERS.find((key) => search[key] !== '') ?? 'deliveryId')
  const kept = search[field]
  const [typed, setTyped] = useState(kept)
  const [seen, setSeen] = useState(kept)

  // A chip removed, a reset or the browser's back button changes the text from outside.
  if (seen !== kept) {
    setSeen(kept)
    setTyped(kept)
  }

  const ask = useEffectEvent((text: string) => {
    if (text.trim() !== kept) onSearch({ [field]: text.trim() })
  })
  useEffect(() => {
    const timer = setTimeout(() => ask(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <div className={classes.field}>
      <NativeSelect
        className={classes.select}
        aria-label={t('filter.field')}
        value={field}
        onChange={(event) => {
          const next = event.currentTarget.value as TextFilter
          setField(next)
          setTyped(search[next])
        }}
        data={TEXT_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
      />
      <TextInput
        className={classes.input}
        type="search"
        aria-label={t(`filter.${field}`)}
        placeholder={t('filter.search')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        maxLength={64}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && onSearch({ [field]: typed.trim() })}
      />
    </div>
  )
}
