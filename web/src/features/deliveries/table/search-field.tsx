import type { DeliveryFilters } from '../../../lib/delivery-filter'
import { useWords } from '../../../lib/i18n'
import { TextSearch } from '../../../ui/form/text-search'
import { TEXT_FILTERS, type OnFilter } from './table-search'

interface Props {
  search: DeliveryFilters
  onSearch: OnFilter
}

/** Searches the contract number, the VIN or the plate. */
export function SearchField({ search, onSearch }: Props) {
  const t = useWords('deliveries')
  return (
    <TextSearch
      fields={TEXT_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
      choice={t('filter.field')}
      placeholder={t('filter.search')}
      values={search}
      onSearch={(field, text, replace) => onSearch({ [field]: text }, replace)}
    />
  )
}
