import { queryOptions, useQuery } from '@tanstack/react-query'
import { HOLDING_STATUSES } from '@volant/domain/deliveries/overlap'
import { request } from '../../lib/api'
import { useWords } from '../../lib/i18n'
import { MissionLines } from '../../ui/data/mission-lines'
import { DriverHoldsDocument } from './queries.generated'

interface Props {
  driverId: string
  hrefOf: (contract: string) => string
}

const heldQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliveries', 'held', id],
    queryFn: async ({ signal }) =>
      (await request(DriverHoldsDocument, { id, statuses: [...HOLDING_STATUSES] }, { signal })).findAllDeliveries,
  })

/** The missions that somebody else will have to drive. */
export function HeldMissions({ driverId, hrefOf }: Props) {
  const t = useWords('drivers')
  const { data: held } = useQuery(heldQuery(driverId))
  if (!held) return null
  return (
    <>
      <p>{t('held', { count: held.total })}</p>
      {held.total > 0 && <MissionLines missions={held.records} hrefOf={hrefOf} />}
    </>
  )
}
