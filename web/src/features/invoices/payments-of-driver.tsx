import { useState } from 'react'
import { useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import { paymentsSearch } from './invoices-search'
import type { PaymentKind } from './payments-query'
import { PaymentsTable, type PaymentLinks } from './payments-table'
import { RecordSubscription } from './record-subscription'

interface Props {
  driverId: string
  links: PaymentLinks
}

const PER_PAGE = 5

/** What one driver was paid, is owed and owes, as a part of their page; for maintainers and super administrators. */
export function PaymentsOfDriver({ driverId, links }: Props) {
  return (
    <>
      <Payments kind="delivery" driverId={driverId} links={links} />
      <Payments kind="subscription" driverId={driverId} links={links} />
    </>
  )
}

function Payments({ kind, driverId, links }: Props & { kind: PaymentKind }) {
  const t = useWords('invoices')
  const [search, setSearch] = useState(paymentsSearch.defaults)
  const title = t(`ofDriver.${kind}`)
  return (
    <Card title={title} flush actions={kind === 'subscription' && <RecordSubscription driverId={driverId} />}>
      <PaymentsTable
        kind={kind}
        caption={title}
        perPage={PER_PAGE}
        search={search}
        onSearch={(change) => setSearch({ ...search, ...change })}
        links={links}
        driverId={driverId}
      />
    </Card>
  )
}
