import { CountCards } from '../../features/deliveries/count-cards'
import { FirstRows } from '../../features/deliveries/table/first-rows'
import { Greeting } from '../../features/stats/greeting'
import { useSession } from '../../lib/session'
import { adminLinks } from './links'

export function DashboardPage() {
  return (
    <>
      <Greeting session={useSession()} />
      <CountCards viewer="ADMIN" hrefOf={adminLinks.table} />
      <FirstRows role="ADMIN" links={adminLinks} />
    </>
  )
}
