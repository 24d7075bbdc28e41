import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isPostalCodeFilter } from '@volant/domain/drivers/postal-code'
import type { DriverState } from '@volant/domain/kernel/actor'
import { formatDate, formatNumber, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { PhoneNumber } from '../../ui/data/phone-number'
import { RatingStars } from '../../ui/data/rating-stars'
import { FilterBar } from '../../ui/form/filter-bar'
import { TextSearch } from '../../ui/form/text-search'
import { Beside } from '../../ui/layout/beside'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { useRowPanel } from '../../ui/table/use-row-panel'
import { DRIVERS_PER_PAGE, driversQuery, type DriverRow } from './drivers-query'
import { DRIVER_FILTERS, type DriversSearch } from './drivers-search'

// Only who opens a row needs it.
const DriverPanel = lazyPart(() => import('./driver-panel'), 'DriverPanel')

interface Props {
  state: DriverState
  search: DriversSearch
  onSearch: (change: Partial<DriversSearch>, replace?: boolean) => void
  hrefOf: (driver: { readonly id: string }) => string
  hrefOfDelivery: (contract: string) => string
}

const placeOf = ({ address }: DriverRow) => [address?.postalCode, address?.city].filter(Boolean).join(' ') || MISSING

/** The drivers with one state. Description 2.11. */
export function DriversTable({ state, search, onSearch, hrefOf, hrefOfDelivery }: Props) {
  const t = useWords('drivers')
  const language = useLanguage()
  const found = useQuery(driversQuery(state, search))
  const phone = (row: DriverRow) => (row.phoneNumber ? <PhoneNumber e164={row.phoneNumber} /> : MISSING)
  const columns: Column<DriverRow>[] = [
    {
      key: 'driver',
      header: t('driver'),
      sort: 'lastName',
      cell: (row) => (
        <TwoLines
          first={<strong>{row.fullName}</strong>}
          second={row.company ?? t('number', { number: row.publicId })}
        />
      ),
    },
    { key: 'contact', header: t('contact'), cell: (row) => <TwoLines first={phone(row)} second={row.email} /> },
    { key: 'place', header: t('place'), cell: placeOf },
    {
      key: 'missions',
      header: t('missions'),
      sort: 'nbDeals',
      align: 'right',
      cell: (row) => formatNumber(row.nbDeals, language),
    },
    { key: 'rating', header: t('rating'), sort: 'totalRating', cell: (row) => <RatingStars value={row.totalRating} /> },
    { key: 'since', header: t('since'), sort: 'createdAt', cell: (row) => formatDate(row.createdAt, language) },
  ]
  const filtered = DRIVER_FILTERS.some((field) => search[field] !== '')
  const { panel, isOpen, shown } = useRowPanel<DriverRow>({
    rows: found.data?.records ?? [],
    keyOf: (row) => row.id,
    open: search.open,
    onOpen: (open, replace) => onSearch({ open }, replace),
  })
  const beside = isOpen && (
    <Suspense>
      <DriverPanel id={search.open} href={hrefOf({ id: search.open })} hrefOfDelivery={hrefOfDelivery} {...shown} />
    </Suspense>
  )
  return (
    <Beside panel={beside}>
      <DataTable
        caption={t('caption', { state: t(`state.${state}`) })}
        columns={columns}
        rows={found.data?.records}
        total={found.data?.total}
        perPage={DRIVERS_PER_PAGE}
        state={search}
        onState={({ page, orderBy, order }, replace) =>
          onSearch({ page, orderBy: orderBy as DriversSearch['orderBy'], order }, replace)
        }
        rowKey={(row) => row.id}
        rowHref={hrefOf}
        panel={panel}
        rowLabel={(row) => t('driverOf', { name: row.fullName })}
        card={(row) => (
          <FactsCard
            title={row.fullName}
            end={<RatingStars value={row.totalRating} size={14} />}
            lines={[phone(row), row.email, placeOf(row), t('missionCount', { count: row.nbDeals })]}
          />
        )}
        fetching={found.isFetching && found.isPlaceholderData}
        error={found.isLoadingError ? t('failed') : undefined}
        onRetry={() => void found.refetch()}
        empty={filtered ? { title: t('noMatch'), text: t('noMatchText') } : { title: t('none') }}
        toolbar={
          <FilterBar
            search={
              <TextSearch
                fields={DRIVER_FILTERS.map((value) => ({
                  value,
                  label: t(`filter.${value}`),
                  digits: value === 'postalCode' ? 5 : undefined,
                }))}
                choice={t('filter.field')}
                placeholder={t('filter.search')}
                values={search}
                onSearch={(field, text, replace) =>
                  onSearch({ nameSearch: '', email: '', postalCode: '', [field]: text, page: 0 }, replace)
                }
                refusal={(field, text) =>
                  field === 'postalCode' && !isPostalCodeFilter(text) ? t('filter.badPostalCode') : undefined
                }
              />
            }
            onReset={() => onSearch({ nameSearch: '', email: '', postalCode: '', page: 0 })}
          />
        }
      />
    </Beside>
  )
}
