import { useNavigate, useSearch } from '@tanstack/react-router'
import { CountCards } from '../../features/deliveries/count-cards'
import { FirstRows } from '../../features/deliveries/table/first-rows'
import { Charts } from '../../features/stats/charts'
import { Greeting } from '../../features/stats/greeting'
import { useSession } from '../../lib/session'
import { adminLinks } from './links'

const FROM = '/admin/dashboard'

export function DashboardPage() {
  const { type } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <Greeting session={useSession()} />
      <CountCards viewer="ADMIN" hrefOf={adminLinks.table} />
      <FirstRows role="ADMIN" links={adminLinks} />
      <Charts
        type={type}
        onType={(next) => void navigate({ search: { type: next }, replace: true, resetScroll: false })}
      />
    </>
  )
}
