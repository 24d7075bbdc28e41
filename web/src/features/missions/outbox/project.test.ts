import { describe, expect, it } from 'vitest'
import { nextMissionStep } from '@volant/domain/deliveries/mission'
import type { Mission } from '../mission'
import { refOf, type Entry, type EntryCall, type EntryState, type KeptFile } from './entry'
import { projected } from './project'
import { isHandedOver, stepWaits, waitingOf } from './waiting'

const images = {
  top: null,
  topLeft: null,
  topRight: null,
  bottomLeft: null,
  bottomRight: null,
  bottom: null,
  dashboard: null,
  cables: null,
  key: null,
}
const vehicle = {
  id: 'v',
  mileageBefore: -1,
  essenceBefore: null,
  imagesBefore: { ...images, key: 'there' },
  imagesAfter: images,
}
const mission = (status: string, type = 'STANDARD') =>
  ({
    id: 'm',
    status,
    type,
    version: 3,
    completedAt: null,
    allowedActions: [],
    vehicles: [vehicle],
    validationDocs: [],
    steps: [
      { name: 'ARRIVED', state: 'CURRENT', at: '2026-11-23T09:00:00.000Z' },
      { name: 'HANDED_OVER', state: 'AHEAD', at: null },
      { name: 'COMPLETED', state: 'AHEAD', at: null },
    ],
  }) as unknown as Mission

let count = 0
const blob = new Blob(['x'])
const entry = (call: EntryCall, state: EntryState = 'waiting', ref?: string): Entry => ({
  id: String((count += 1)),
  missionId: 'm',
  version: 3,
  capturedAt: '2026-11-23T10:00:00Z',
  files: ref
    ? [{ ref, blob, fileName: 'a.jpg', metadata: { module: 'delivery', deliveryId: 'm', kind: 'signature' } }]
    : [],
  call,
  state,
})
const step = (action: 'PICK_UP' | 'DEPART' | 'ARRIVE' | 'HAND_OVER' | 'FINISH' | 'SWAP_PICK_UP', state?: EntryState) =>
  entry({ kind: 'step', details: { action } }, state)
const show = (of: Mission, ...entries: Entry[]) => projected(of, entries, () => 'blob:1')

describe('a mission as its driver left it', () => {
  it('goes on by each step that waits, and asks for the next one', () => {
    const steps = [step('PICK_UP'), step('DEPART'), step('ARRIVE'), step('HAND_OVER')]
    const at = steps.map((_, index) => show(mission('SET'), ...steps.slice(0, index + 1)))
    expect(at.map(({ status }) => status)).toEqual(['PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT', 'DELIVERED'])
    expect(at.map(({ completedAt }) => completedAt)).toEqual(at.map(() => null))
    expect(show(mission('SET'), ...steps, step('FINISH')).completedAt).toBe('2026-11-23T10:00:00Z')
    for (const { status, type, allowedActions } of at)
      expect(allowedActions).toEqual([nextMissionStep({ status: status as 'SET', type })])
    expect(show(mission('SET'), ...steps, step('FINISH'))).toMatchObject({ status: 'COMPLETED', allowedActions: [] })
    expect(show(mission('SET', 'TWO_WAY_DELIVERY'), ...steps, step('SWAP_PICK_UP')).status).toBe('SWAP_PICKUP_DRIVER')
  })

  it('has each step in its line since the moment in which it was taken', () => {
    const { steps } = show(mission('PICKUP_CLIENT'), step('HAND_OVER'), step('FINISH'))
    expect(steps.map(({ name, state, at }) => [name, state, at])).toEqual([
      ['ARRIVED', 'DONE', '2026-11-23T09:00:00.000Z'],
      ['HANDED_OVER', 'DONE', '2026-11-23T10:00:00Z'],
      ['COMPLETED', 'CURRENT', '2026-11-23T10:00:00Z'],
    ])
  })

  it('takes no step twice: one that the server has meanwhile is where it is', () => {
    expect(show(mission('PICKUP_DRIVER'), step('PICK_UP')).status).toBe('PICKUP_DRIVER')
  })

  it('has a report to come after a hand-over', () => {
    expect(show(mission('PICKUP_CLIENT'), step('HAND_OVER')).validationDocs).toMatchObject([{ type: 'PV', url: null }])
  })

  it('shows the photos and figures of the phone beside those that were there', () => {
    const ref = refOf('1')
    const filed = entry(
      { kind: 'filing', vehicleId: 'v', patch: { mileageBefore: 12, imagesBefore: { top: ref } } },
      'waiting',
      ref,
    )
    const [shown] = show(mission('SET'), filed).vehicles
    expect(shown).toMatchObject({
      mileageBefore: 12,
      imagesBefore: { top: 'blob:1', key: 'there' },
      imagesAfter: images,
    })
  })

  it('says what was read off the vehicle as the server would', () => {
    const seenAt = '2026-11-23T10:00:00.000Z'
    const read = (plate: string) =>
      entry({ kind: 'filing', vehicleId: 'v', patch: { identity: { plate, seenAt } } }, 'waiting')
    const shown = (of: Mission, ...entries: Entry[]) => show(of, ...entries).vehicles[0]?.identity
    const filed = { plate: 'GA-242-DM', vin: null, seenAt, acceptedAt: null }
    expect(shown(mission('SET'))).toBeNull()
    expect(shown(mission('SET'), read('ga242dm'))).toEqual(filed)
    const accepted = { ...filed, acceptedAt: '2026-11-23T10:05:00.000Z' }
    const told = { ...mission('SET'), vehicles: [{ ...vehicle, identity: accepted }] } as unknown as Mission
    expect(shown(told)).toEqual(accepted)
    expect(shown(told, read('GA-242-DM'))).toEqual(accepted)
    expect(shown(told, read('GA-242-DN'))).toEqual({ ...filed, plate: 'GA-242-DN' })
  })

  it('has the signed report that waits, once also after the server has told of it', () => {
    const filed = entry({ kind: 'report', key: refOf('7'), name: 'PV.jpg' }, 'waiting', refOf('7'))
    const [{ metadata, ...file }] = filed.files as [KeptFile]
    const sent = { ...filed, files: [{ ...file, metadata, key: 'Deliveries/m/validationDoc/7.jpg' }] }
    const report = { name: 'PV.jpg', label: null, type: 'PV', url: 'blob:1', deleted: false }
    expect(show(mission('DELIVERED'), filed).validationDocs).toEqual([report])
    expect(show(mission('DELIVERED'), sent).validationDocs).toEqual([report])
    const told = { ...report, url: '/files/Deliveries/m/validationDoc/7.jpg?signature=x' }
    expect(show({ ...mission('DELIVERED'), validationDocs: [told] }, sent).validationDocs).toEqual([told])
    expect(show(mission('DELIVERED'), { ...filed, state: 'refused' }).validationDocs).toEqual([])
  })

  it('moves nothing for a problem that waits', () => {
    const waits = entry({ kind: 'problem', report: { kind: 'car_not_at_mcc', text: 'Personne' } })
    expect(show(mission('SET'), waits)).toEqual(show(mission('SET')))
  })

  it('knows nothing of other missions, nor of what was refused', () => {
    const other = { ...step('PICK_UP'), missionId: 'other' }
    expect(show(mission('SET'), other, step('PICK_UP', 'refused'), step('PICK_UP', 'evidence')).status).toBe('SET')
    expect(show(mission('SET'), step('PICK_UP', 'stopped')).status).toBe('PICKUP_DRIVER')
  })
})

it('counts what waits by kind', () => {
  const photo = entry({ kind: 'filing', vehicleId: 'v', patch: {} }, 'waiting', refOf('2'))
  const figures = entry({ kind: 'filing', vehicleId: 'v', patch: { mileageBefore: 12 } })
  const code = entry({ kind: 'step', details: { action: 'PICK_UP', code: '123456' } }, 'stopped')
  const problem = entry({ kind: 'problem', report: { kind: 'delay', text: 'Bouchon', photoKey: refOf('9') } })
  const report = entry({ kind: 'report', key: refOf('8'), name: 'PV.jpg' }, 'waiting', refOf('8'))
  const all = [photo, photo, figures, code, step('DEPART'), step('ARRIVE', 'evidence'), problem, report]
  expect(waitingOf(all)).toEqual({
    photos: 2,
    entries: 1,
    problems: 1,
    expenses: 0,
    reports: 1,
    steps: 2,
    hasCode: true,
    total: 7,
  })
})

it('knows whether a mission has gone on here without the server', () => {
  const photo = entry({ kind: 'filing', vehicleId: 'v', patch: {} })
  expect(stepWaits([photo, step('DEPART', 'evidence'), step('DEPART', 'refused')], 'm')).toBe(false)
  expect(stepWaits([step('PICK_UP')], 'm')).toBe(true)
  expect(stepWaits([step('PICK_UP', 'stopped')], 'm')).toBe(true)
  expect(stepWaits([step('PICK_UP')], 'other')).toBe(false)
})

it('knows a mission that was handed over here, so that another one may begin', () => {
  const photo = entry({ kind: 'filing', vehicleId: 'v', patch: {} })
  const toHandOver = [step('ARRIVE'), step('HAND_OVER')]
  expect(isHandedOver([step('ARRIVE')], 'm')).toBe(false)
  expect(isHandedOver([...toHandOver, photo], 'm')).toBe(true)
  expect(isHandedOver([...toHandOver, step('FINISH')], 'm')).toBe(true)
  expect(isHandedOver([...toHandOver, step('SWAP_PICK_UP')], 'm')).toBe(false)
  expect(isHandedOver([step('ARRIVE'), step('HAND_OVER', 'refused')], 'm')).toBe(false)
  expect(isHandedOver(toHandOver, 'other')).toBe(false)
})
