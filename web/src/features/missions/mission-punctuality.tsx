import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { FOLLOWS_TIME } from '../../lib/follows-time'
import { PunctualityLine } from '../../ui/data/punctuality-line'
import type { Mission } from './mission'
import { MissionPunctualityDocument } from './queries.generated'

/** Not kept on the phone with the mission: without a network an estimate of before would be told as one of now. */
const punctualityQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliveries', 'mission-punctuality', id],
    queryFn: async ({ signal }) => (await request(MissionPunctualityDocument, { id }, { signal })).findDeliveryById,
    ...FOLLOWS_TIME,
  })

/** When the driver is expected, as the office reads it; nothing while the server has not heard of what the driver did last. */
export function MissionPunctuality({ mission: { id, status } }: { mission: Pick<Mission, 'id' | 'status'> }) {
  const { data, isPaused, dataUpdatedAt } = useQuery(punctualityQuery(id))
  const verdict = data?.punctuality
  if (!verdict || verdict.state === 'NONE' || data.status !== status || isPaused) return null
  return <PunctualityLine punctuality={verdict} sharingPausedAt={data.sharingPausedAt} now={new Date(dataUpdatedAt)} />
}
