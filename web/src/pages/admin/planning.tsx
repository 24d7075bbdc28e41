import { useNavigate, useSearch } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import { paths } from '../../app/paths'
import { PlanningScreen } from '../../features/deliveries/planning/planning-screen'
import { DriverField } from '../../features/offers/driver-field'
import { useSession } from '../../lib/session'
import { useGo } from '../../lib/use-go'
import { adminLinks } from './links'

const FROM = '/admin/pilot/planning'

export function PlanningPage() {
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const { rank } = useSession()
  return (
    <PlanningScreen
      search={search}
      onSearch={(change, replace) =>
        void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false, replace })
      }
      mayPlan={rank <= RANK.MAINTAINER}
      go={useGo()}
      driver={DriverField}
      links={{
        planning: paths.planning,
        deliveries: adminLinks,
        drivers: paths.drivers(),
        driver: (id) => paths.driver('accepted-requests', id),
      }}
    />
  )
}
