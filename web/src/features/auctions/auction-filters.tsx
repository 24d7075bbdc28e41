import { useState } from 'react'
import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { DELIVERY_TYPES, type DeliveryType } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../lib/i18n'
import classes from './auction-filters.module.css'

export interface AuctionFilter {
  readonly near: string
  readonly type: DeliveryType | undefined
}

interface Props {
  filter: AuctionFilter
  onFilter: (filter: AuctionFilter) => void
}

export function AuctionFilters({ filter, onFilter }: Props) {
  const t = useWords('auctions')
  const deliveries = useWords('deliveries')
  // The URL holds the trimmed text; the field must keep spaces while typing.
  const [near, setNear] = useState(filter.near)
  return (
    <div className={classes.filters} role="search">
      <TextInput
        size="md"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        maxLength={60}
        value={near}
        onChange={({ currentTarget }) => {
          setNear(currentTarget.value)
          onFilter({ ...filter, near: currentTarget.value })
        }}
      />
      <Select
        size="md"
        aria-label={t('typeFilter')}
        placeholder={t('allTypes')}
        clearable
        value={filter.type ?? null}
        data={DELIVERY_TYPES.map((type) => ({ value: type, label: deliveries(`type.${type}`) }))}
        onChange={(chosen) => onFilter({ ...filter, type: DELIVERY_TYPES.find((type) => type === chosen) })}
      />
    </div>
  )
}
