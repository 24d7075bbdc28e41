import { useNavigate, useSearch } from '@tanstack/react-router'
import { CountCards } from '../../features/deliveries/count-cards'
import { FirstRows } from '../../features/deliveries/table/first-rows'
import { Charts } from '../../features/stats/charts'
import { Greeting } from '../../features/stats/greeting'
import { useSession } from '../../lib/session'
import { clientLinks } from './links'

const FROM = '/client/dashboard'

export function DashboardPage() {
  const { type } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <Greeting session={useSession()} />
      <CountCards viewer="CLIENT" hrefOf={clientLinks.table} />
      <FirstRows role="CLIENT" links={clientLinks} />
      <Charts
        type={type}
        onType={(next) => void navigate({ search: { type: next }, replace: true, resetScroll: false })}
      />
    </>
  )
}
