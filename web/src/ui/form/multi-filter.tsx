import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { FilterButton } from './filter-button'
import type { Option } from './select-field'
import classes from './multi-filter.module.css'

interface Props {
  /** « Pays »; with two chosen the button reads « Pays 2 ». */
  label: string
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Asked when it opens and on every keystroke, when the server finds the options. */
  onSearch?: (text: string) => void
  /** What the list says when it has nothing. */
  nothingFound?: string
}

/** Several choices in one line of fixed height: the number chosen is shown, not the names. */
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
