import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { MARKETS } from '@volant/domain/places/countries'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { NO_FILTER, OPEN_VERDICTS, type DeliveryFilters } from '../../../lib/delivery-filter'
import { useWords } from '../../../lib/i18n'
import { FilterBar } from '../../../ui/form/filter-bar'
import { MultiFilter } from '../../../ui/form/multi-filter'
import { PeriodFilter } from '../../../ui/form/period-filter'
import { useChips } from './chips'
import { ENDED_TABS } from './ended-tabs'
import { OrganizationFilter } from './organization-filter'
import { SearchField } from './search-field'
import type { OnFilter } from './table-search'

export interface FiltersProps {
  role: 'ADMIN' | 'CLIENT'
  tab: DeliveryTab
  search: DeliveryFilters
  onSearch: OnFilter
}

/** The filters of description 2.2; each change updates the URL and opens the first page. */
export function Filters({ role, tab, search, onSearch }: FiltersProps) {
  const t = useWords('deliveries')
  const judged = useWords('punctuality')
  const narrow: OnFilter = (change, replace) => onSearch({ ...change, page: 0 }, replace)
  return (
    <FilterBar
      search={<SearchField search={search} onSearch={narrow} />}
      chips={useChips(search, narrow)}
      onReset={() => onSearch(NO_FILTER)}
    >
      <MultiFilter
        label={t('filter.country')}
        options={MARKETS.map((value) => ({ value, label: t(`filter.countries.${value}`) }))}
        value={search.deliveryCountries}
        onChange={(value) => narrow({ deliveryCountries: value as DeliveryFilters['deliveryCountries'] })}
      />
      <MultiFilter
        label={t('filter.type')}
        options={DELIVERY_TYPES.map((value) => ({ value, label: `${t(`acronym.${value}`)} · ${t(`type.${value}`)}` }))}
        value={search.deliveryType}
        onChange={(value) => narrow({ deliveryType: value as DeliveryFilters['deliveryType'] })}
      />
      <MultiFilter
        label={t('filter.services')}
        options={SERVICE_OPTION_IDS.map((value) => ({ value, label: t(`service.${value}`) }))}
        value={search.deliveryServices}
        onChange={(value) => narrow({ deliveryServices: value as DeliveryFilters['deliveryServices'] })}
      />
      <PeriodFilter
        label={t('filter.deadline')}
        from={search.carDeliveryDeadlineFrom}
        to={search.carDeliveryDeadlineTo}
        onRange={(carDeliveryDeadlineFrom, carDeliveryDeadlineTo) =>
          narrow({ carDeliveryDeadlineFrom, carDeliveryDeadlineTo })
        }
      />
      {!ENDED_TABS.includes(tab) && (
        <MultiFilter
          label={judged('title')}
          options={OPEN_VERDICTS.map((value) => ({ value, label: judged(`state.${value}`) }))}
          value={search.punctuality}
          onChange={(value) => narrow({ punctuality: value as DeliveryFilters['punctuality'] })}
        />
      )}
      {role === 'ADMIN' && <OrganizationFilter chosen={search.organizationSlug} onSearch={narrow} />}
    </FilterBar>
  )
}
