import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { FilterButton } from './filter-button'
import type { Option } from './select-field'
import classes from './multi-filter.module.css'

interface Props {
  /** « Pays »; with two selected the button shows « Pays 2 ». */
  label: string
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Called on opening and on every keystroke, when the server searches the options. */
  onSearch?: (text: string) => void
  /** The text of an empty list. */
  nothingFound?: string
}

/** Selects several options. The button shows their number, not their names, so its height is fixed. */
export function MultiFilter({ label, options, value, onChange, onSearch, nothingFound }: Props) {
  const toggle = (choice: string) =>
    onChange(value.includes(choice) ? value.filter((kept) => kept !== choice) : [...value, choice])
  return (
    <FilterButton label={label} count={value.length} width={250}>
      {() => (
        <>
          {onSearch && <Search label={label} onSearch={onSearch} />}
          {options.map((option) => (
            <label key={option.value} className={classes.option}>
              <input
                type="checkbox"
                checked={value.includes(option.value)}
                onChange={() => toggle(option.value)}
                className={classes.check}
              />
              {option.label}
            </label>
          ))}
          {options.length === 0 && nothingFound && <p className={classes.nothing}>{nothingFound}</p>}
        </>
      )}
    </FilterButton>
  )
}

function Search({ label, onSearch }: { label: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <TextInput
      className={classes.search}
      aria-label={label}
      placeholder={label}
      maxLength={64}
      value={typed}
      onFocus={() => onSearch(typed)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onSearch(currentTarget.value)
      }}
    />
  )
}
