import { CountCards } from '../../features/deliveries/count-cards'
import { Greeting } from '../../features/stats/greeting'
import { useSession } from '../../lib/session'

export function DashboardPage() {
  return (
    <>
      <Greeting session={useSession()} />
      <CountCards viewer="ADMIN" />
    </>
  )
}
