import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { FilterBar, type FilterChip } from '../../ui/form/filter-bar'
import { MultiFilter } from '../../ui/form/multi-filter'
import { PeriodFilter } from '../../ui/form/period-filter'
import { TextSearch } from '../../ui/form/text-search'
import { NO_HISTORY_FILTER, type HistorySearch } from './history-search'

interface Props {
  search: HistorySearch
  onSearch: (change: Partial<HistorySearch>, replace?: boolean) => void
}

const without = <T,>(items: readonly T[], item: T) => items.filter((kept) => kept !== item)

function useChips({ search, onSearch }: Props): FilterChip[] {
  const t = useWords('deliveries')
  const language = useLanguage()
  const chip = (key: string, label: string, change: Partial<HistorySearch>): FilterChip => ({
    key,
    label,
    onRemove: () => onSearch(change),
  })
  const { gte, lte } = search
  return [
    ...search.type.map((type) => chip(type, t(`acronym.${type}`), { type: without(search.type, type) })),
    ...search.optionNameFilter.map((service) =>
      chip(service, t(`service.${service}`), { optionNameFilter: without(search.optionNameFilter, service) }),
    ),
    ...(gte === undefined
      ? []
      : [chip('from', t('filter.from', { date: formatDate(gte, language) }), { gte: undefined })]),
    ...(lte === undefined
      ? []
      : [chip('to', t('filter.until', { date: formatDate(lte, language) }), { lte: undefined })]),
  ]
}

/** The filters of description 2.11; each change updates the URL and opens the first page. */
export function HistoryFilters({ search, onSearch }: Props) {
  const t = useWords('deliveries')
  const own = useWords('drivers')
  const narrow = (change: Partial<HistorySearch>, replace?: boolean) => onSearch({ ...change, page: 0 }, replace)
  return (
    <FilterBar
      search={
        <TextSearch
          fields={[
            { value: 'id', label: t('filter.deliveryId') },
            { value: 'vin', label: t('filter.vin') },
          ]}
          choice={own('filter.field')}
          placeholder={own('filter.search')}
          values={search}
          onSearch={(field, text, replace) => narrow({ id: '', vin: '', [field]: text }, replace)}
        />
      }
      chips={useChips({ search, onSearch: narrow })}
      onReset={() => onSearch(NO_HISTORY_FILTER)}
    >
      <MultiFilter
        label={t('filter.type')}
        options={DELIVERY_TYPES.map((value) => ({ value, label: `${t(`acronym.${value}`)} · ${t(`type.${value}`)}` }))}
        value={search.type}
        onChange={(type) => narrow({ type: type as HistorySearch['type'] })}
      />
      <MultiFilter
        label={t('filter.services')}
        options={SERVICE_OPTION_IDS.map((value) => ({ value, label: t(`service.${value}`) }))}
        value={search.optionNameFilter}
        onChange={(value) => narrow({ optionNameFilter: value as HistorySearch['optionNameFilter'] })}
      />
      <PeriodFilter
        label={own('period')}
        from={search.gte}
        to={search.lte}
        onRange={(gte, lte) => narrow({ gte, lte })}
      />
    </FilterBar>
  )
}
