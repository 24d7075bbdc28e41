import { CountCards } from '../../features/deliveries/count-cards'
import { FirstRows } from '../../features/deliveries/table/first-rows'
import { Greeting } from '../../features/stats/greeting'
import { useSession } from '../../lib/session'
import { clientLinks } from './links'

export function DashboardPage() {
  return (
    <>
      <Greeting session={useSession()} />
      <CountCards viewer="CLIENT" hrefOf={clientLinks.table} />
      <FirstRows role="CLIENT" links={clientLinks} />
    </>
  )
}
