import { useState } from 'react'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { useWords } from '../../../lib/i18n'
import { OrganizationChoicesDocument } from './queries.generated'
import type { TableSearch } from './table-search'

interface Props {
  chosen: readonly string[]
  onSearch: (change: Partial<TableSearch>) => void
}

/** Organisations by name; each one chosen becomes a chip. For admins. */
export function OrganizationFilter({ chosen, onSearch }: Props) {
  const t = useWords('deliveries')
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState(false)
  const [keyword] = useDebouncedValue(typed, 250)
  const found = useQuery({
    queryKey: ['organizations', 'choices', keyword],
    queryFn: ({ signal }) => request(OrganizationChoicesDocument, { keyword }, { signal }),
    placeholderData: keepPreviousData,
    enabled: wanted,
  })
  const items = found.data?.findAutoCompleteListOrganizations ?? []
  const options = items.flatMap(({ slug, label }) => (slug && !chosen.includes(slug) ? [{ value: slug, label }] : []))
  return (
    <Select
      aria-label={t('filter.organization')}
      placeholder={t('filter.organization')}
      w={170}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setWanted(true)}
      onChange={(slug) => {
        if (slug) onSearch({ organizationSlug: [...chosen, slug] })
        setTyped('')
      }}
      data={options}
      filter={({ options: all }) => all}
      nothingFoundMessage={found.isFetching ? undefined : t('filter.noOrganization')}
    />
  )
}
