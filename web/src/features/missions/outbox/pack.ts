import type { QueryClient } from '@tanstack/react-query'
import { inMotionQuery, missionQuery, missionsQuery } from '../mission-queries'
import { keepPapers } from './papers'

/**
 * Brings what the driver needs on the road to this phone before the network is gone: the lists, and each mission that is not
 * done, whole and with its papers, whether its page was opened or not.
 */
export async function packMissions(client: QueryClient): Promise<void> {
  const [underWay, toStart] = await Promise.all([
    client.fetchInfiniteQuery(missionsQuery('underWay')),
    client.fetchInfiniteQuery(missionsQuery('toStart')),
    client.fetchInfiniteQuery(missionsQuery('done')),
    client.fetchQuery(inMotionQuery),
  ])
  for (const { id } of [underWay, toStart].flatMap(({ pages }) => pages.flatMap(({ records }) => records))) {
    const mission = await client.fetchQuery(missionQuery(id))
    if (mission) await keepPapers(mission)
  }
}
