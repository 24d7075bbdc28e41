import { nextMissionStep, statusAfterStep } from '@volant/domain/deliveries/mission'
import { isIn, type DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { TABS } from '@volant/domain/deliveries/tabs'
import { statusOf } from '../mission'
import { MISSION_GROUPS, TAB_OF, type ListedMission, type MissionGroup } from '../mission-queries'
import { isOpen, type Entry } from './entry'

/** As far as a group is loaded, and how many there are in all. */
export interface MissionList {
  readonly records: readonly ListedMission[]
  readonly total: number
}
export type MissionLists = Readonly<Record<MissionGroup, MissionList>>

const groupOf = (status: DeliveryStatus) =>
  MISSION_GROUPS.find((group) => isIn(status, TABS.DRIVER[TAB_OF[group]].statuses))

/** A mission of the list after the steps that wait. */
function advanced(mission: ListedMission, entries: readonly Entry[]): ListedMission {
  return entries.reduce((now, { missionId, call, capturedAt }) => {
    const at = { status: statusOf(now), type: now.type }
    if (missionId !== now.id || call.kind !== 'step' || nextMissionStep(at) !== call.details.action) return now
    const status = statusAfterStep(at)
    return { ...now, status, ...(status === 'COMPLETED' && { completedAt: capturedAt }) }
  }, mission)
}

/** The lists as the driver left them: a mission that went on here stands first where it belongs by now. */
export function regrouped(lists: MissionLists, entries: readonly Entry[]): MissionLists {
  const open = entries.filter(isOpen)
  const placed = MISSION_GROUPS.flatMap((from) =>
    lists[from].records.map((listed) => {
      const mission = advanced(listed, open)
      return { mission, from, to: mission === listed ? from : (groupOf(statusOf(mission)) ?? from) }
    }),
  )
  const listOf = (group: MissionGroup): MissionList => {
    const come = placed.filter(({ from, to }) => to === group && from !== group)
    const own = placed.filter(({ from }) => from === group)
    const stayed = own.filter(({ to }) => to === group)
    const total = lists[group].total + come.length - (own.length - stayed.length)
    return { records: [...come, ...stayed].map(({ mission }) => mission), total }
  }
  return { underWay: listOf('underWay'), toStart: listOf('toStart'), done: listOf('done') }
}

/** One group after the server has taken a step of a mission: it stands first where it belongs by now, and nowhere else. */
export function withTaken<L extends MissionList>(list: L, mission: ListedMission, group: MissionGroup): L {
  const others = list.records.filter(({ id }) => id !== mission.id)
  const before = list.records.length - others.length
  const now = groupOf(statusOf(mission)) === group ? [mission] : []
  return { ...list, records: [...now, ...others], total: list.total - before + now.length }
}
