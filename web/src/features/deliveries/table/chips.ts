import type { DeliveryFilters } from '../../../lib/delivery-filter'
import { formatDate } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import type { FilterChip } from '../../../ui/form/filter-bar'
import { useOrganizationNames } from './organization-names'
import { TEXT_FILTERS } from './table-search'

/** The active filters as chips. */
export function useChips(search: DeliveryFilters, onSearch: (change: Partial<DeliveryFilters>) => void): FilterChip[] {
  const t = useWords('deliveries')
  const judged = useWords('punctuality')
  const language = useLanguage()
  const chip = (key: string, label: string, change: Partial<DeliveryFilters>): FilterChip => ({
    key,
    label,
    onRemove: () => onSearch(change),
  })
  const without = <T>(items: readonly T[], item: T) => items.filter((kept) => kept !== item)
  const nameOf = useOrganizationNames(search.organizationSlug)
  const { carDeliveryDeadlineFrom: from, carDeliveryDeadlineTo: to } = search
  return [
    ...TEXT_FILTERS.filter((key) => search[key] !== '').map((key) =>
      chip(key, t('filter.is', { name: t(`filter.${key}`), value: search[key] }), { [key]: '' }),
    ),
    ...search.deliveryCountries.map((country) =>
      chip(country, t(`filter.countries.${country}`), {
        deliveryCountries: without(search.deliveryCountries, country),
      }),
    ),
    ...search.deliveryType.map((type) =>
      chip(type, t(`acronym.${type}`), { deliveryType: without(search.deliveryType, type) }),
    ),
    ...search.deliveryServices.map((service) =>
      chip(service, t(`service.${service}`), { deliveryServices: without(search.deliveryServices, service) }),
    ),
    ...(from === undefined
      ? []
      : [chip('from', t('filter.from', { date: formatDate(from, language) }), { carDeliveryDeadlineFrom: undefined })]),
    ...(to === undefined
      ? []
      : [chip('to', t('filter.until', { date: formatDate(to, language) }), { carDeliveryDeadlineTo: undefined })]),
    ...search.punctuality.map((state) =>
      chip(state, judged(`state.${state}`), { punctuality: without(search.punctuality, state) }),
    ),
    ...search.organizationSlug.map((slug) =>
      chip(`organization ${slug}`, nameOf(slug), { organizationSlug: without(search.organizationSlug, slug) }),
    ),
  ]
}
