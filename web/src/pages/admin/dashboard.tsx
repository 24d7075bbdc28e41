import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { CountCards } from '../../features/deliveries/count-cards'
import { ToHandle } from '../../features/deliveries/table/to-handle'
import { Charts } from '../../features/stats/charts'
import { Greeting } from '../../features/stats/greeting'
import { useGo } from '../../lib/use-go'
import { useSession } from '../../lib/session'
import { adminLinks } from './links'

const FROM = '/admin/dashboard'

export function DashboardPage() {
  const { type, open } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <Greeting session={useSession()} />
      <CountCards viewer="ADMIN" hrefOf={adminLinks.table} />
      <ToHandle
        links={adminLinks}
        expenses={paths.openExpenses()}
        go={useGo()}
        open={open}
        onOpen={(next, replace) =>
          void navigate({ search: (now) => ({ ...now, open: next }), replace, resetScroll: false })
        }
      />
      <Charts
        type={type}
        onType={(next) =>
          void navigate({ search: (now) => ({ ...now, type: next }), replace: true, resetScroll: false })
        }
      />
    </>
  )
}
