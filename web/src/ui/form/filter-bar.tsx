import { useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { useRovingFocus } from '../layout/use-roving-focus'
import classes from './filter-bar.module.css'

export interface FilterChip {
  key: string
  label: string
  onRemove: () => void
}

interface Props {
  /** Always visible: usually the search field. */
  search?: ReactNode
  /** The filters; on a phone hidden behind a « Filtres » button. */
  children?: ReactNode
  /** The active filters, each with a button to remove it. */
  chips?: readonly FilterChip[]
  onReset: () => void
}

export function FilterBar({ search, children, chips = [], onReset }: Props) {
  const t = useWords('ui')
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const roving = useRovingFocus<HTMLDivElement>('[data-filter]')
  const [opened, setOpened] = useState(false)
  return (
    <div className={classes.bar} role="search">
      <div className={classes.row}>
        {search && <div className={classes.search}>{search}</div>}
        {phone && children && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={16} />}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {t('filters', { count: chips.length })}
          </Button>
        )}
        {!phone && children && (
          <div {...roving} role="toolbar" aria-label={t('filters', { count: 0 })} className={classes.filters}>
            {children}
          </div>
        )}
        {chips.length > 0 && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.reset}
            leftSection={<IconX size={16} />}
            onClick={onReset}
          >
            {t('reset')}
          </Button>
        )}
      </div>
      {phone && opened && <div className={classes.stack}>{children}</div>}
      {chips.length > 0 && (
        <ul className={classes.chips}>
          {chips.map((chip) => (
            <li key={chip.key} className={classes.chip}>
              {chip.label}
              <button type="button" aria-label={t('removeFilter', { name: chip.label })} onClick={chip.onRemove}>
                <IconX size={13} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
