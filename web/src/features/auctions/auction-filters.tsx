import { Select } from '@mantine/core'
import { DELIVERY_TYPES, type DeliveryType } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../lib/i18n'
import { TextSearch } from '../../ui/form/text-search'
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
  return (
    <div className={classes.filters} role="search">
      <TextSearch
        size="md"
        fields={[{ value: 'near', label: t('search') }]}
        placeholder={t('search')}
        values={{ near: filter.near }}
        onSearch={(_, near) => onFilter({ ...filter, near })}
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
