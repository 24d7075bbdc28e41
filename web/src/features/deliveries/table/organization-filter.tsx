import { useState } from 'react'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import type { DeliveryFilters } from '../../../lib/delivery-filter'
import { useWords } from '../../../lib/i18n'
import { MultiFilter } from '../../../ui/form/multi-filter'
import { OrganizationChoicesDocument } from './queries.generated'

interface Props {
  chosen: readonly string[]
  onSearch: (change: Partial<DeliveryFilters>) => void
}

/** Filters by organisations, searched by name; each selected one is a chip. For admins. */
export function OrganizationFilter({ chosen, onSearch }: Props) {
  const t = useWords('deliveries')
  const [typed, setTyped] = useState<string>()
  const [keyword] = useDebouncedValue(typed, 250)
  const found = useQuery({
    queryKey: ['organizations', 'choices', keyword],
    queryFn: ({ signal }) => request(OrganizationChoicesDocument, { keyword: keyword ?? '' }, { signal }),
    placeholderData: keepPreviousData,
    // Nothing is fetched before it is opened.
    enabled: keyword !== undefined,
  })
  const items = found.data?.findAutoCompleteListOrganizations ?? []
  return (
    <MultiFilter
      label={t('filter.organization')}
      options={items.flatMap(({ slug, label }) => (slug ? [{ value: slug, label }] : []))}
      value={chosen}
      onChange={(organizationSlug) => onSearch({ organizationSlug })}
      onSearch={setTyped}
      nothingFound={found.isSuccess ? t('filter.noOrganization') : undefined}
    />
  )
}
