import { useWords } from '../../../lib/i18n'
import { TextSearch } from '../../../ui/form/text-search'
import { TEXT_FILTERS, type OnSearch, type TableSearch } from './table-search'

interface Props {
  search: TableSearch
  onSearch: OnSearch
}

/** One text, looked for in the contract number, the VIN or the plate. */
export function SearchField({ search, onSearch }: Props) {
  const t = useWords('deliveries')
  return (
    <TextSearch
      fields={TEXT_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
      choice={t('filter.field')}
      placeholder={t('filter.search')}
      values={search}
      // One step back leaves the search, not one letter of it.
      onSearch={(field, text) => onSearch({ [field]: text }, search[field] !== '')}
    />
  )
}
