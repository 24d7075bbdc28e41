import { Chip, Group } from '@mantine/core'
import type { SearchKind } from '@volant/domain/search/kinds'
import { useWords } from '../../../lib/i18n'
import { DELIVERY_NUMBERS, type Narrowing } from './search-query'
import classes from './command-bar.module.css'

interface Props {
  kinds: readonly SearchKind[]
  value: Narrowing
  onChange: (value: Narrowing) => void
}

/** Where to look: one choice of a few, everywhere by default. */
export function Narrowings({ kinds, value, onChange }: Props) {
  const t = useWords('search')
  const others = kinds.filter((kind) => kind !== 'DELIVERY')
  return (
    <Chip.Group value={value} onChange={(next) => onChange(next as Narrowing)}>
      <Group gap={6} role="radiogroup" aria-label={t('narrow')} className={classes.narrowings}>
        <Chip value="everything" size="xs">
          {t('everything')}
        </Chip>
        {DELIVERY_NUMBERS.map((number) => (
          <Chip key={number} value={number} size="xs">
            {t(`field.${number}`)}
          </Chip>
        ))}
        {others.map((kind) => (
          <Chip key={kind} value={kind} size="xs">
            {t(`kind.${kind}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  )
}
