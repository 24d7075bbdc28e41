import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconSteeringWheel } from '@tabler/icons-react'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { useNotAccepted } from '../../lib/use-not-accepted'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { Link } from '../../ui/layout/link'
import { MissionCard, type MissionBadges } from './mission-card'
import { MISSION_GROUPS, missionsQuery, type MissionGroup } from './mission-queries'
import { regrouped, type MissionList, type MissionLists } from './outbox/project-list'
import { useTaken } from './outbox/use-outbox'
import classes from './missions-list.module.css'

interface Props {
  hrefOf: (id: string) => string
  auctionsHref: string
  badges: MissionBadges
  /** Shown to a driver who is not accepted yet. */
  welcome: ReactNode
  /** Shown above the missions once there is one. */
  above: ReactNode
}

type Groups = ReturnType<typeof useGroups>

function useGroups() {
  const underWay = useInfiniteQuery(missionsQuery('underWay'))
  const toStart = useInfiniteQuery(missionsQuery('toStart'))
  const done = useInfiniteQuery(missionsQuery('done'))
  return { underWay, toStart, done }
}

/** What is loaded of a group, and what the driver has done since. */
function useLists(groups: Groups): MissionLists {
  const done = useTaken()
  const loaded = (group: MissionGroup) => {
    const pages = groups[group].data?.pages ?? []
    return { records: pages.flatMap(({ records }) => records), total: pages[0]?.total ?? 0 }
  }
  return regrouped({ underWay: loaded('underWay'), toStart: loaded('toStart'), done: loaded('done') }, done)
}

/** The driver's own missions: under way, to start, and done. */
export function MissionsList({ hrefOf, auctionsHref, badges, welcome, above }: Props) {
  const t = useWords('mission')
  const words = useApiErrorWords()
  const groups = useGroups()
  const lists = useLists(groups)
  const all = MISSION_GROUPS.map((group) => groups[group])
  const failed = all.find((query) => query.error && !query.data)
  if (useNotAccepted(...all.filter(({ data }) => !data))) return welcome
  if (failed)
    return (
      <ErrorState
        title={t('list.error')}
        text={words(failed.error)}
        onRetry={() => all.forEach((query) => void query.refetch())}
      />
    )
  if (all.some((query) => query.isPending)) return <PageSkeleton />
  if (MISSION_GROUPS.every((group) => lists[group].total === 0))
    return (
      <EmptyState
        icon={<IconSteeringWheel size={24} stroke={1.6} />}
        title={t('list.empty')}
        text={t('list.emptyText')}
        action={
          <Button component={Link} href={auctionsHref}>
            {t('list.seeAuctions')}
          </Button>
        }
      />
    )
  return (
    <div className={classes.groups}>
      {above}
      {MISSION_GROUPS.map((group) => (
        <Group key={group} group={group} list={lists[group]} query={groups[group]} hrefOf={hrefOf} badges={badges} />
      ))}
    </div>
  )
}

interface GroupProps {
  group: MissionGroup
  list: MissionList
  query: Groups[MissionGroup]
  hrefOf: (id: string) => string
  badges: MissionBadges
}

function Group({ group, list: { records, total }, query, hrefOf, badges }: GroupProps) {
  const t = useWords('mission')
  if (total === 0) return null
  return (
    <section aria-labelledby={`missions-${group}`}>
      <h2 id={`missions-${group}`} className={classes.heading}>
        {t(`list.${group}`)}
        <span className={classes.count}>{total}</span>
      </h2>
      <ul className={classes.list}>
        {records.map((mission) => (
          <li key={mission.id}>
            <MissionCard mission={mission} group={group} href={hrefOf(mission.id)} badges={badges} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          fullWidth
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </section>
  )
}
