import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import { Declaration } from '../../features/invoices/declaration'
import { DriverPayments } from '../../features/invoices/driver-payments'
import { ExportPayments } from '../../features/invoices/export-payments'
import { useSession } from '../../lib/session'
import { InvoicesHeader } from './invoices-header'
import { paymentLinks } from './links'

const FROM = '/admin/invoices/driver/$kind'

export function DriverInvoicesPage() {
  const { kind } = useRouteContext({ from: FROM })
  const { rank } = useSession()
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <InvoicesHeader
        active={kind}
        actions={
          <>
            {rank === RANK.SUPER_ADMIN && kind === 'delivery' && <Declaration words="invoices" />}
            <ExportPayments kind={kind} search={search} />
          </>
        }
      />
      <DriverPayments
        key={kind}
        kind={kind}
        search={search}
        onSearch={(change, replace = false) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
        }
        links={paymentLinks}
      />
    </>
  )
}
