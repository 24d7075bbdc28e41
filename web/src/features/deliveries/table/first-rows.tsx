import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { Link } from '../../../ui/layout/link'
import { DataTable } from '../../../ui/table/data-table'
import type { DeliveryLinks } from '../links'
import { useColumns } from './columns'
import { RowCard } from './row-card'
import { tableQuery } from './table-query'
import { tableSearch } from './table-search'
import classes from './first-rows.module.css'

interface Props {
  role: 'ADMIN' | 'CLIENT'
  links: DeliveryLinks
}

const ROWS = 5
/** The most urgent deliveries, by the deadline that each row shows: an admin's alerts, a client's confirmed ones. */
const FIRST = {
  ADMIN: 'ALERT',
  CLIENT: 'CONFIRMED',
} as const
const SHOWN = ['contract', 'client', 'journey', 'vehicle', 'deadline', 'remaining']

/** The most urgent deliveries and a link to the others. */
export function FirstRows({ role, links }: Props) {
  const t = useWords('stats')
  const rows = useWords('deliveries')
  const words = useApiErrorWords()
  const tab = FIRST[role]
  const found = useQuery(
    tableQuery(role, tab, { ...tableSearch.defaults, orderBy: 'carDeliveryDeadline', order: 'asc' }),
  )
  const columns = useColumns(role, tab, () => null)
  return (
    <section className={classes.section} aria-labelledby="first-rows">
      <header className={classes.head}>
        <div>
          <h2 id="first-rows">{t(`first.${role}.title`)}</h2>
          <p>{t(`first.${role}.text`)}</p>
        </div>
        <Link href={links.table(tab)}>{t('first.all')}</Link>
      </header>
      <DataTable
        caption={t(`first.${role}.title`)}
        paged={false}
        perPage={ROWS}
        // Without sorting, because the order is the purpose of this list.
        columns={columns.filter(({ key }) => SHOWN.includes(key)).map((column) => ({ ...column, sort: undefined }))}
        rows={found.data?.records.slice(0, ROWS)}
        state={{ page: 0 }}
        onState={() => {}}
        rowKey={(row) => row.id}
        rowHref={links.detail}
        rowLabel={(row) => rows('table.open', { contract: row.publicId })}
        card={(row) => <RowCard row={row} tab={tab} actions={null} />}
        error={found.isLoadingError ? words(found.error) : undefined}
        onRetry={() => void found.refetch()}
        empty={{ title: t(`first.${role}.none`), text: t(`first.${role}.noneText`) }}
      />
    </section>
  )
}
