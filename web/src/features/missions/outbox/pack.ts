import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ChangeHint } from '@volant/contract/live'
import { FROM_SERVER } from '../../../lib/kept/kept-query'
import { expensesQuery } from '../expenses/expense-queries'
import { inMotionQuery, missionQuery, missionsQuery, reportedQuery, type MissionGroup } from '../mission-queries'
import type { OwnMissionsQuery } from '../queries.generated'
import { keepPapers } from './papers'

type Pages = InfiniteData<OwnMissionsQuery['findAllDeliveries']>

const idsOf = (lists: readonly Pages[]) =>
  lists.flatMap(({ pages }) => pages.flatMap(({ records }) => records.map(({ id }) => id)))

/**
 * Brings what the driver needs on the road to this phone before the network is gone: the lists, and each mission that is not
 * done, whole and with its papers, whether its page was opened or not.
 */
export function createPacker(client: QueryClient) {
  let packed: ReadonlySet<string> = new Set()
  const list = (group: MissionGroup) => client.fetchInfiniteQuery({ ...missionsQuery(group), ...FROM_SERVER })

  async function pack(): Promise<void> {
    const [underWay, toStart] = await Promise.all([
      list('underWay'),
      list('toStart'),
      list('done'),
      client.fetchQuery({ ...inMotionQuery, ...FROM_SERVER }),
    ])
    const ids = idsOf([underWay, toStart])
    for (const id of ids) {
      const mission = await client.fetchQuery({ ...missionQuery(id), ...FROM_SERVER })
      if (mission) await keepPapers(mission)
      await client.fetchQuery({ ...reportedQuery(id), ...FROM_SERVER })
    }
    for (const id of idsOf([underWay])) await client.fetchQuery({ ...expensesQuery(id), ...FROM_SERVER })
    packed = new Set(ids)
  }

  return {
    pack,
    /** All drivers hear when an auction ends; it was won here where the list says so. */
    async packWon(): Promise<void> {
      if (idsOf([await list('toStart')]).some((id) => !packed.has(id))) await pack()
    },
    /** Does a hint tell of a mission that is on this phone? */
    knows: ({ deliveryId }: ChangeHint) => packed.has(deliveryId),
  }
}
