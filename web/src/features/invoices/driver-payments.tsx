import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { FilterBar } from '../../ui/form/filter-bar'
import { PeriodFilter } from '../../ui/form/period-filter'
import { TextSearch } from '../../ui/form/text-search'
import type { PaymentsSearch } from './invoices-search'
import type { PaymentKind } from './payments-query'
import { PaymentsTable, type PaymentLinks } from './payments-table'

interface Props {
  kind: PaymentKind
  search: PaymentsSearch
  onSearch: (change: Partial<PaymentsSearch>, replace?: boolean) => void
  links: PaymentLinks
}

const PER_PAGE = 10

/** The payments of every driver, by a text and a period. Description 2.17. */
export function DriverPayments({ kind, search, onSearch, links }: Props) {
  const t = useWords('invoices')
  const language = useLanguage()
  const narrow = (change: Partial<PaymentsSearch>, replace?: boolean) => onSearch({ ...change, page: 0 }, replace)
  const chip = (end: 'from' | 'to', word: 'from' | 'until') =>
    search[end] === undefined
      ? []
      : [
          {
            key: end,
            label: t(word, { date: formatDate(search[end], language) }),
            onRemove: () => narrow({ [end]: undefined }),
          },
        ]
  return (
    <PaymentsTable
      kind={kind}
      caption={t(`captions.${kind}`)}
      perPage={PER_PAGE}
      search={search}
      onSearch={onSearch}
      links={links}
      toolbar={
        <FilterBar
          search={
            <TextSearch
              fields={[{ value: 'search', label: t(`searchPayment.${kind}`) }]}
              placeholder={t(`searchPayment.${kind}`)}
              values={search}
              onSearch={(_field, text, replace) => narrow({ search: text }, replace)}
            />
          }
          chips={[...chip('from', 'from'), ...chip('to', 'until')]}
          onReset={() => narrow({ search: '', from: undefined, to: undefined })}
        >
          <PeriodFilter
            label={t('period')}
            from={search.from}
            to={search.to}
            onRange={(from, to) => narrow({ from, to })}
          />
        </FilterBar>
      }
    />
  )
}
