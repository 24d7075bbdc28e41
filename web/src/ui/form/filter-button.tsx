import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Dropdown } from '../dropdown/dropdown'
import classes from './filter-button.module.css'

interface Props {
  label: string
  /** How many options are selected. */
  count?: number
  icon?: ReactNode
  width?: number
  children: (close: () => void) => ReactNode
}

/** A filter of a bar: its name, the number of selected options, and a panel to select them. */
export function FilterButton({ label, count = 0, icon, width, children }: Props) {
  return (
    <Dropdown
      label={label}
      width={width}
      target={(props) => (
        <Button
          {...props}
          data-filter
          variant="default"
          fw={400}
          classNames={{ root: classes.target, inner: classes.inner, label: classes.label }}
          data-chosen={count > 0 || undefined}
          leftSection={icon}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        >
          {label}
          {count > 0 && <span className={classes.count}>{count}</span>}
        </Button>
      )}
    >
      {children}
    </Dropdown>
  )
}
