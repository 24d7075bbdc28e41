import { Checkbox, Combobox, useCombobox, InputBase } from '@mantine/core'
import type { Option } from './select-field'
import classes from './multi-filter.module.css'

interface Props {
  /** « Pays »; with two chosen the button reads « Pays 2 ». */
  label: string
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Several choices in one line of fixed height: the number chosen is shown, not the names. */
export function MultiFilter({ label, options, value, onChange }: Props) {
  const combobox = useCombobox({ onDropdownOpen: () => combobox.selectFirstOption() })
  const toggle = (choice: string) =>
    onChange(value.includes(choice) ? value.filter((kept) => kept !== choice) : [...value, choice])
  return (
    <Combobox store={combobox} onOptionSubmit={toggle} width={220} position="bottom-start" radius={10} shadow="lg">
      <Combobox.Target targetType="button">
        <InputBase
          component="button"
          type="button"
          pointer
          className={classes.target}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onClick={() => combobox.toggleDropdown()}
          data-chosen={value.length > 0 || undefined}
        >
          {label}
          {value.length > 0 && <span className={classes.count}>{value.length}</span>}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={label}>
          {options.map((option) => (
            <Combobox.Option key={option.value} value={option.value} active={value.includes(option.value)}>
              <span className={classes.option}>
                <Checkbox
                  size="xs"
                  checked={value.includes(option.value)}
                  readOnly
                  tabIndex={-1}
                  aria-hidden
                  className={classes.check}
                />
                {option.label}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
