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
      // Replaces the former search, so that the back button leaves the search and not one letter.
      onSearch={(field, text) => onSearch({ [field]: text }, search[field] !== '')}
    />
  )
}
