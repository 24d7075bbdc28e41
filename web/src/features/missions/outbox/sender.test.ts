import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../lib/api-error'
import { UploadError } from '../../../lib/files/upload'
import { refOf, type Entry, type EntryState } from './entry'
import type { Queue } from './queue'
import { callOf, createSender, nextRun } from './sender'

let entries: Entry[]
let sent: string[]
let refusals: Map<string, Error>
let attended: Set<string>
let told: string[]

const queue: Queue = {
  entries: () => entries,
  subscribe: () => () => {},
  load: async () => {},
  async put(entry) {
    const at = entries.findIndex(({ id }) => id === entry.id)
    entries = at === -1 ? [...entries, entry] : entries.with(at, entry)
  },
  async remove(id) {
    entries = entries.filter((entry) => entry.id !== id)
  },
  forget: () => {},
}

const base = { missionId: 'm', version: 1, capturedAt: '2026-11-23T10:00:00Z', state: 'waiting' } as const
const blob = new Blob(['x'])
const metadata = { module: 'delivery', deliveryId: 'm', kind: 'signature' } as const

const photo = (id: string, missionId = 'm'): Entry => ({
  ...base,
  id,
  missionId,
  files: [{ ref: refOf(id), blob, fileName: `${id}.jpg`, metadata }],
  call: { kind: 'filing', vehicleId: 'v', patch: { imagesBefore: { top: refOf(id) } } },
})
type Action = 'PICK_UP' | 'DEPART' | 'ARRIVE' | 'HAND_OVER' | 'SWAP_HAND_OVER' | 'FINISH'
const step = (id: string, action: Action, missionId = 'm', vehicleId?: string): Entry => ({
  ...base,
  id,
  missionId,
  files: [],
  call: { kind: 'step', details: { action }, vehicleId },
})
const problem = (id: string): Entry => ({
  ...base,
  id,
  files: [{ ref: refOf(id), blob, fileName: 'problem.jpg', metadata }],
  call: { kind: 'problem', report: { kind: 'delay', text: 'Bouchon', photoKey: refOf(id) } },
})
const report = (id: string): Entry => ({
  ...base,
  id,
  files: [{ ref: refOf(id), blob, fileName: 'PV.pdf', metadata }],
  call: { kind: 'report', key: refOf(id), name: 'PV.pdf' },
})
const expense = (id: string): Entry => ({
  ...base,
  id,
  files: [{ ref: refOf(id), blob, fileName: 'receipt.jpg', metadata }],
  call: { kind: 'expense', expense: { kind: 'fuel', amount: 12, photoKey: refOf(id) } },
})
const expenseBack = (id: string): Entry => ({
  ...base,
  id,
  files: [],
  call: { kind: 'expenseBack', expenseId: 'e' },
})
const refusal = { code: 'CONFLICT', reason: 'INSPECTION_INCOMPLETE', fields: [], missing: ['imagesBefore.top'] }

const offline = new ApiError({ code: 'UNAVAILABLE' })
const moved = new ApiError({ code: 'CONFLICT', reason: 'ILLEGAL_TRANSITION' })
const wrongCode = new ApiError({ code: 'BAD_USER_INPUT', fields: [{ path: 'code', code: 'invalid' }] })

const sender = createSender({
  queue,
  async upload({ ref }) {
    const refusal = refusals.get(ref)
    if (refusal) throw refusal
    sent.push(`file ${ref}`)
    return `key of ${ref}`
  },
  async call(entry) {
    const refusal = refusals.get(entry.id)
    if (refusal) throw refusal
    sent.push(entry.id)
  },
  beforeStep: async ({ id }) => void told.push(`positions before ${id}`),
  leaveEvidence: async ({ id }) => {
    const refusal = refusals.get(`evidence ${id}`)
    if (refusal) throw refusal
    told.push(`evidence ${id}`)
  },
  isAttended: (id) => attended.has(id),
  onRefused: (id) => void told.push(`refused ${id}`),
})

const states = (): readonly [string, EntryState][] => entries.map(({ id, state }) => [id, state])

beforeEach(() => {
  entries = []
  sent = []
  refusals = new Map()
  attended = new Set()
  told = []
})

describe('what may be sent next', () => {
  it('is everything up to the next step, then that step alone', () => {
    const all = [photo('1'), photo('2'), step('3', 'PICK_UP'), photo('4')]
    expect(nextRun(all).map(({ id }) => id)).toEqual(['1', '2'])
    expect(nextRun(all.slice(2)).map(({ id }) => id)).toEqual(['3'])
    expect(nextRun(all.slice(3)).map(({ id }) => id)).toEqual(['4'])
  })
  it('is nothing behind a step that was stopped, and what was kept as evidence is passed over', () => {
    expect(nextRun([{ ...step('1', 'PICK_UP'), state: 'stopped' }, photo('2')])).toEqual([])
    expect(nextRun([{ ...step('1', 'PICK_UP'), state: 'evidence' }, photo('2')]).map(({ id }) => id)).toEqual(['2'])
  })

  it('is what completes the inspection for which a step was refused, and then that step', () => {
    const refused = { ...step('1', 'PICK_UP', 'm', 'v'), refusal }
    const arrival: Entry = {
      ...photo('5'),
      call: { kind: 'filing', vehicleId: 'v', patch: { imagesAfter: { top: 'x' } } },
    }
    const other: Entry = {
      ...photo('6'),
      call: { kind: 'filing', vehicleId: 'other', patch: { imagesBefore: { top: 'x' } } },
    }
    const behind = [step('2', 'DEPART'), arrival, other, photo('7')]
    const ids = (entries: readonly Entry[]) => nextRun(entries).map(({ id }) => id)
    expect(ids([{ ...refused, state: 'stopped' }, ...behind])).toEqual(['7'])
    expect(ids([refused, ...behind])).toEqual(['7'])
    expect(ids([{ ...refused, state: 'stopped' }, ...behind.slice(0, 3)])).toEqual([])
    expect(ids([refused, ...behind.slice(0, 3)])).toEqual(['1'])
    expect(ids([{ ...step('1', 'PICK_UP'), state: 'stopped', refusal }, photo('7')])).toEqual(['7'])
  })
})

describe('sending', () => {
  it('sends files, then what names them, then the steps in their order, and forgets each', async () => {
    entries = [photo('1'), photo('2'), step('3', 'PICK_UP'), step('4', 'DEPART')]
    expect(await sender.sendAll()).toBe(false)
    expect(sent.slice(0, 2).toSorted()).toEqual(['file local:1', 'file local:2'])
    expect(sent.slice(2)).toEqual(['1', '2', '3', '4'])
    expect(told).toEqual(['positions before 3', 'positions before 4'])
    expect(entries).toEqual([])
  })

  it('sends a problem with its photo at once, before all photos and steps that wait', async () => {
    entries = [photo('0'), step('1', 'PICK_UP'), problem('2'), step('3', 'DEPART')]
    await sender.sendAll()
    expect(sent).toEqual(['file local:2', '2', 'file local:0', '0', '1', '3'])
    expect(callOf({ ...problem('2'), files: [{ ...problem('2').files[0]!, key: 'k' }] })).toMatchObject({
      report: { photoKey: 'k' },
    })
  })

  it('keeps everything while nothing answers, and sends no file twice', async () => {
    entries = [photo('1'), step('2', 'PICK_UP')]
    refusals.set('1', offline)
    expect(await sender.sendAll()).toBe(true)
    expect(entries).toHaveLength(2)
    refusals.clear()
    expect(await sender.sendAll()).toBe(false)
    expect(sent).toEqual(['file local:1', '1', '2'])
  })

  it('sends a signed report before the step that needs it', async () => {
    entries = [report('1'), step('2', 'ARRIVE')]
    await sender.sendAll()
    expect(sent).toEqual(['file local:1', '1', '2'])
  })

  it('ends one mission before it begins the next', async () => {
    entries = [step('1', 'ARRIVE'), step('2', 'PICK_UP', 'other'), step('3', 'DEPART')]
    await sender.sendAll()
    expect(sent).toEqual(['1', '3', '2'])
  })

  it('does not hold up one mission for another', async () => {
    entries = [photo('1'), photo('2', 'other')]
    refusals.set('local:1', offline)
    expect(await sender.sendAll()).toBe(true)
    expect(sent).toEqual(['file local:2', '2'])
  })

  it('names its files by the keys that the server gave', () => {
    const [entry] = [{ ...photo('1'), files: [{ ...photo('1').files[0], key: 'k' }] }] as Entry[]
    expect(entry && callOf(entry)).toMatchObject({ patch: { imagesBefore: { top: 'k' } } })
  })
})

describe('what is refused', () => {
  it('stops at a wrong code with everything behind it', async () => {
    entries = [step('1', 'PICK_UP'), step('2', 'DEPART')]
    refusals.set('1', wrongCode)
    expect(await sender.sendAll()).toBe(false)
    expect(states()).toEqual([
      ['1', 'stopped'],
      ['2', 'waiting'],
    ])
  })

  it('holds back no problem that is reported behind it', async () => {
    entries = [{ ...step('1', 'PICK_UP'), state: 'stopped' }, step('2', 'DEPART'), problem('3')]
    expect(await sender.sendAll()).toBe(false)
    expect(sent).toEqual(['file local:3', '3'])
    expect(states()).toEqual([
      ['1', 'stopped'],
      ['2', 'waiting'],
    ])
  })

  it('is no evidence where it is the file of a signed report, and its driver reads why and chooses another', async () => {
    const ofFile = [new ApiError({ code: 'BAD_USER_INPUT' }), new UploadError({ is: 'status', status: 415 })]
    for (const [index, refused] of ofFile.entries()) {
      entries = [report(String(index)), report(`${index} later`)]
      attended = new Set([String(index)])
      for (const { id } of entries) refusals.set(refOf(id), refused)
      await sender.sendAll()
      expect(states()).toEqual([[`${index} later`, 'refused']])
      expect(told).toContain(`refused ${index}`)
    }
  })

  it('is evidence where the mission takes no signed report any more', async () => {
    entries = [report('1')]
    attended = new Set(['1'])
    refusals.set('1', moved)
    await sender.sendAll()
    expect(states()).toEqual([['1', 'evidence']])
  })

  it('is evidence with all that followed, once the mission is somebody else’s', async () => {
    entries = [photo('0', 'other'), step('1', 'PICK_UP'), photo('2'), step('3', 'DEPART')]
    refusals.set('1', new ApiError({ code: 'NOT_FOUND' }))
    await sender.sendAll()
    expect(states()).toEqual([
      ['1', 'evidence'],
      ['2', 'evidence'],
      ['3', 'evidence'],
    ])
    expect(told.filter((line) => line.startsWith('evidence'))).toEqual(['evidence 1', 'evidence 2', 'evidence 3'])
  })

  it('costs the driver nothing of what they laid out, nor the signed report: each is judged by itself', async () => {
    entries = [step('1', 'PICK_UP'), expense('2'), expenseBack('3'), report('4'), expense('5')]
    refusals.set('1', new ApiError({ code: 'NOT_FOUND' })).set('5', moved)
    await sender.sendAll()
    expect(sent.filter((line) => !line.startsWith('file'))).toEqual(['2', '3', '4'])
    expect(states()).toEqual([
      ['1', 'evidence'],
      ['5', 'evidence'],
    ])
  })

  it('is itself alone, where the office took the step first: what follows goes on from there', async () => {
    entries = [step('1', 'PICK_UP'), step('2', 'DEPART'), photo('3'), step('4', 'ARRIVE')]
    refusals.set('1', moved)
    expect(await sender.sendAll()).toBe(false)
    expect(sent).toEqual(['2', 'file local:3', '3', '4'])
    expect(states()).toEqual([['1', 'evidence']])
  })

  it('is evidence with the end of the mission, where the report of the hand-over is never made', async () => {
    entries = [step('1', 'HAND_OVER'), expense('2'), step('3', 'FINISH')]
    refusals.set('1', moved)
    await sender.sendAll()
    expect(sent).toEqual(['file local:2', '2'])
    expect(states()).toEqual([
      ['1', 'evidence'],
      ['3', 'evidence'],
    ])
    entries = [step('1', 'HAND_OVER'), step('2', 'SWAP_HAND_OVER'), step('3', 'FINISH')]
    await sender.sendAll()
    expect(states()).toEqual([['1', 'evidence']])
  })

  it('is only itself, where it is a photo', async () => {
    entries = [photo('1'), photo('2')]
    refusals.set('1', moved)
    await sender.sendAll()
    expect(states()).toEqual([['1', 'evidence']])
    expect(sent).toContain('2')
  })

  it.each([
    ['too much at once', new ApiError({ code: 'RATE_LIMITED' })],
    ['another mission that is not ended', new ApiError({ code: 'CONFLICT', reason: 'DRIVER_BUSY' })],
    ['a report that is not there yet', new ApiError({ code: 'CONFLICT', reason: 'PV_MISSING' })],
    ['a session that is to be renewed', new ApiError({ code: 'UNAUTHENTICATED' })],
  ])('is not what only has to wait: %s', async (_, refusal) => {
    entries = [step('1', 'PICK_UP'), step('2', 'DEPART')]
    refusals.set('1', refusal)
    expect(await sender.sendAll()).toBe(true)
    expect(states().map(([, state]) => state)).toEqual(['waiting', 'waiting'])
  })

  it('is a problem alone, which the office has as evidence, and holds up no step', async () => {
    entries = [problem('1'), step('2', 'DEPART')]
    refusals.set('1', moved)
    expect(await sender.sendAll()).toBe(false)
    expect(sent).toEqual(['file local:1', '2'])
    expect(states()).toEqual([['1', 'evidence']])
  })

  it('is a locked code, which the driver enters again', async () => {
    entries = [step('1', 'PICK_UP')]
    refusals.set('1', new ApiError({ code: 'RATE_LIMITED', reason: 'CODE_LOCKED' }, 900))
    await sender.sendAll()
    expect(entries).toMatchObject([{ state: 'stopped', refusal: { reason: 'CODE_LOCKED' } }])
  })

  it('stays on the phone until the office has it, or for good where the office may not', async () => {
    entries = [step('1', 'PICK_UP')]
    refusals.set('1', moved).set('evidence 1', offline)
    expect(await sender.sendAll()).toBe(true)
    expect(states()).toEqual([['1', 'refused']])
    refusals.set('evidence 1', new ApiError({ code: 'NOT_FOUND' }))
    expect(await sender.sendAll()).toBe(false)
    expect(states()).toEqual([['1', 'refused']])
  })

  it.each([
    ['a wrong code', wrongCode],
    ['an inspection that lacks something', new ApiError({ code: 'CONFLICT', reason: 'INSPECTION_INCOMPLETE' })],
    ['another vehicle than ordered', new ApiError({ code: 'CONFLICT', reason: 'IDENTITY_MISMATCH' })],
    ['another mission that is not ended', new ApiError({ code: 'CONFLICT', reason: 'DRIVER_BUSY' })],
    ['a report that is not there yet', new ApiError({ code: 'CONFLICT', reason: 'PV_MISSING' })],
  ])('is told to the driver who waits for the answer, and not kept: %s', async (_, why) => {
    entries = [step('1', 'PICK_UP')]
    attended.add('1')
    refusals.set('1', why)
    await sender.sendAll()
    expect(entries).toEqual([])
    expect(told).toContain('refused 1')
  })

  it('is told to the driver who waits and kept as evidence, once the mission has gone on', async () => {
    entries = [{ ...photo('0'), ...step('1', 'PICK_UP'), files: photo('1').files }]
    attended.add('1')
    refusals.set('1', moved)
    await sender.sendAll()
    expect(states()).toEqual([['1', 'evidence']])
    expect(told).toEqual(['positions before 1', 'refused 1', 'evidence 1'])
    expect(sent).toEqual(['file local:1'])
  })

  it('is nothing that no server has said: a storage that fails keeps everything', async () => {
    entries = [step('1', 'PICK_UP'), step('2', 'DEPART')]
    refusals.set('1', new DOMException('full', 'QuotaExceededError'))
    expect(await sender.sendAll()).toBe(true)
    expect(states().map(([, state]) => state)).toEqual(['waiting', 'waiting'])
  })

  it('lets what completes the inspection pass, and what the driver sends again after it', async () => {
    entries = [step('1', 'PICK_UP'), step('2', 'DEPART')]
    refusals.set(
      '1',
      new ApiError({ code: 'CONFLICT', reason: 'INSPECTION_INCOMPLETE', missing: ['imagesBefore.top'] }),
    )
    await sender.sendAll()
    expect(entries).toMatchObject([
      { state: 'stopped', refusal: { missing: ['imagesBefore.top'] } },
      { state: 'waiting' },
    ])
    entries = [...entries, photo('3')]
    await sender.sendAll()
    expect(sent).toEqual(['file local:3', '3'])
    refusals.clear()
    entries = [...entries.map((entry) => ({ ...entry, state: 'waiting' as const })), photo('4')]
    expect(await sender.sendAll()).toBe(false)
    expect(sent.slice(2)).toEqual(['file local:4', '4', '1', '2'])
  })
})
