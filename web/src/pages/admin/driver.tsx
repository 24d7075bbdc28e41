import { useCanGoBack, useNavigate, useParams, useRouteContext, useRouter } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import { HISTORY_TABLES, paths } from '../../app/paths'
import { DriverView } from '../../features/drivers/driver-view'
import { PaymentsOfDriver } from '../../features/invoices/payments-of-driver'
import { PersonDataCard } from '../../features/personal-data/person-data-card'
import { AddressField } from '../../features/places/address-field'
import { useSession } from '../../lib/session'
import { paymentLinks } from './links'

const FROM = '/admin/drivers/drivers-table/$table/$id'

export function DriverPage() {
  const { id } = useParams({ from: FROM })
  const { table } = useRouteContext({ from: FROM })
  const navigate = useNavigate()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const reads = useSession().rank <= RANK.MAINTAINER
  const list = paths.drivers(table)
  const leave = () => {
    if (canGoBack) history.back()
    else void navigate({ href: list })
  }
  return (
    <DriverView
      key={id}
      id={id}
      list={list}
      history={HISTORY_TABLES.includes(table) ? paths.driverHistory(table, id) : undefined}
      onMoved={(move) => {
        if (move === 'accept') void navigate({ href: paths.drivers('accepted-requests') })
        else leave()
      }}
      hrefOfDelivery={(contract) => paths.contract('admin', contract)}
      address={AddressField}
      mandateHref={paths.driverMandate}
      payments={reads && <PaymentsOfDriver driverId={id} links={paymentLinks} />}
      personalData={(name) => (
        <PersonDataCard person={{ id, name, role: 'DRIVER', rank: 0, isDeleted: false }} onErased={leave} />
      )}
    />
  )
}
