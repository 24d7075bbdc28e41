import { useNavigate, useSearch } from '@tanstack/react-router'
import { CountCards } from '../../features/deliveries/count-cards'
import { NextDeliveries } from '../../features/deliveries/table/next-deliveries'
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
      <NextDeliveries links={clientLinks} />
      <Charts
        type={type}
        onType={(next) =>
          void navigate({ search: (now) => ({ ...now, type: next }), replace: true, resetScroll: false })
        }
      />
    </>
  )
}
