import { describe, expect, it } from 'vitest'
import type { ListedMission } from '../mission-queries'
import type { Entry, EntryState } from './entry'
import { regrouped, withTaken, type MissionLists } from './project-list'

const listed = (id: string, status: string, type = 'STANDARD') =>
  ({ id, status, type, completedAt: null }) as unknown as ListedMission
const step = (missionId: string, action: string, state: EntryState = 'waiting') =>
  ({
    id: action,
    missionId,
    capturedAt: `2026-11-23T10:00:00Z`,
    call: { kind: 'step', details: { action } },
    state,
  }) as unknown as Entry
const through = (missionId: string, ...actions: string[]) => actions.map((action) => step(missionId, action))

const LISTS: MissionLists = {
  underWay: { records: [listed('a', 'ONGOING')], total: 1 },
  toStart: { records: [listed('b', 'SET'), listed('c', 'SET')], total: 22 },
  done: { records: [listed('z', 'COMPLETED')], total: 40 },
}
const shown = (entries: readonly Entry[]) => {
  const { underWay, toStart, done } = regrouped(LISTS, entries)
  const told = ({ records, total }: MissionLists['done']) => [
    total,
    ...records.map(({ id, status }) => `${id} ${status}`),
  ]
  return { underWay: told(underWay), toStart: told(toStart), done: told(done) }
}

describe('the lists of missions as their driver left them', () => {
  it('are those of the server while nothing waits', () => {
    expect(regrouped(LISTS, [])).toEqual(LISTS)
    expect(regrouped(LISTS, [step('b', 'PICK_UP', 'refused'), step('b', 'PICK_UP', 'evidence')])).toEqual(LISTS)
  })

  it('have a mission that was begun here among those under way, and its new status', () => {
    expect(shown([...through('b', 'PICK_UP', 'DEPART'), step('a', 'ARRIVE', 'stopped')])).toEqual({
      underWay: [2, 'b ONGOING', 'a PICKUP_CLIENT'],
      toStart: [21, 'c SET'],
      done: [40, 'z COMPLETED'],
    })
  })

  it('have one that was ended here among those that are done, since the moment of its last step', () => {
    const entries = through('a', 'ARRIVE', 'HAND_OVER', 'FINISH')
    expect(shown(entries)).toEqual({
      underWay: [0],
      toStart: [22, 'b SET', 'c SET'],
      done: [41, 'a COMPLETED', 'z COMPLETED'],
    })
    expect(regrouped(LISTS, entries).done.records[0]?.completedAt).toBe('2026-11-23T10:00:00Z')
  })

  it('take no step twice that the server has heard of meanwhile', () => {
    expect(shown(through('a', 'PICK_UP', 'DEPART')).underWay).toEqual([1, 'a ONGOING'])
  })
})

describe('the lists after the server has taken a step', () => {
  const after = (id: string, status: string) =>
    (['underWay', 'toStart', 'done'] as const).map((group) => {
      const { records, total } = withTaken(LISTS[group], listed(id, status), group)
      return [total, ...records.map((one) => `${one.id} ${one.status}`)]
    })

  it('have the mission first where it belongs by now, and nowhere else', () => {
    expect(after('c', 'PICKUP_DRIVER')).toEqual([
      [2, 'c PICKUP_DRIVER', 'a ONGOING'],
      [21, 'b SET'],
      [40, 'z COMPLETED'],
    ])
    expect(after('a', 'COMPLETED')).toEqual([[0], [22, 'b SET', 'c SET'], [41, 'a COMPLETED', 'z COMPLETED']])
  })

  it('have its new status where it stays', () => {
    expect(after('a', 'PICKUP_CLIENT')[0]).toEqual([1, 'a PICKUP_CLIENT'])
  })
})
