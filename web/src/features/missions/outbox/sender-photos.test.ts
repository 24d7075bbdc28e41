import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error'
import { UploadError } from '../../../lib/files/upload'
import { refOf, type Entry } from './entry'
import { createQueue, type Queue } from './queue'
import { createSender } from './sender'

vi.mock('../../../lib/kept/database', () => ({ keptDatabase: async () => undefined }))

const PLACE = { module: 'delivery', CarState: 'images', carId: 'v', deliveryId: 'm', state: 'before' } as const

const photo = (id: string, imagePos: 'top' | 'bottom' = 'top'): Entry => ({
  id,
  missionId: 'm',
  version: 1,
  capturedAt: '2026-11-23T10:00:00Z',
  state: 'waiting',
  files: [{ ref: refOf(id), blob: new Blob([id]), fileName: `${id}.jpg`, metadata: { ...PLACE, imagePos } }],
  call: { kind: 'filing', vehicleId: 'v', patch: { imagesBefore: { [imagePos]: refOf(id) } } },
})

let queue: Queue
/** What the server has under each key. */
let stored: Map<string, string>
let uploads: string[]
let refusals: Map<string, Error[]>

/** Fails as often as failures were laid down for it, and then does what it does. */
function refuseOnce(what: string): void {
  const refusal = refusals.get(what)?.shift()
  if (refusal) throw refusal
}

function createOffice() {
  return createSender({
    queue,
    async upload({ metadata }, { id, state }) {
      // the first one takes longest
      if (id === '1') await setTimeout(5)
      uploads.push(id)
      refuseOnce(`file ${id}`)
      const place = 'imagePos' in metadata ? metadata.imagePos : 'document'
      const key = state === 'refused' ? `evidence ${id}` : place
      stored.set(key, id)
      return key
    },
    call: async ({ id }) => refuseOnce(id),
    beforeStep: async () => {},
    async leaveEvidence({ files }) {
      if (!files.every(({ key }) => key && stored.has(key))) throw new ApiError({ code: 'BAD_USER_INPUT' })
    },
    isAttended: () => false,
    onRefused: () => {},
  })
}

beforeEach(() => {
  queue = createQueue()
  stored = new Map()
  uploads = []
  refusals = new Map()
})

const cut = () => new UploadError({ is: 'network' })

describe('photos of one view, which have one place on the server', () => {
  it('arrive in the order in which they were taken: the one that was retaken is the last', async () => {
    for (const entry of [photo('1'), photo('2')]) await queue.put(entry)
    expect(await createOffice().sendAll()).toBe(false)
    expect(stored.get('top')).toBe('2')
  })

  it('wait for each other where the network fails, and for no other view', async () => {
    for (const entry of [photo('1'), photo('2'), photo('3', 'bottom')]) await queue.put(entry)
    refusals.set('file 1', [cut()])
    const office = createOffice()
    expect(await office.sendAll()).toBe(true)
    expect([...stored.keys()]).toEqual(['bottom'])
    expect(await office.sendAll()).toBe(false)
    expect(stored.get('top')).toBe('2')
    expect(uploads).toEqual(['3', '1', '1', '2'])
  })

  it('do not wait for one that the server refuses for good', async () => {
    for (const entry of [photo('1'), photo('2')]) await queue.put(entry)
    refusals.set('file 1', [new UploadError({ is: 'status', status: 415 })])
    expect(await createOffice().sendAll()).toBe(false)
    expect(stored.get('top')).toBe('2')
  })
})

it('an attempt ends with the last upload that is under way, so that the next one sends no file a second time', async () => {
  for (const entry of [photo('1'), photo('2', 'bottom')]) await queue.put(entry)
  refusals.set('file 2', [cut()])
  const office = createOffice()
  expect(await office.sendAll()).toBe(true)
  expect(stored.get('top')).toBe('1')
  expect(await office.sendAll()).toBe(false)
  expect(uploads).toEqual(['2', '1', '2'])
})

it('a photo that was sent to its place is sent once more as evidence, since the place may be somebody else’s by now', async () => {
  await queue.put(photo('1'))
  refusals.set('1', [cut(), new ApiError({ code: 'NOT_FOUND' })])
  const office = createOffice()
  expect(await office.sendAll()).toBe(true)
  expect([...stored.keys()]).toEqual(['top'])
  // the server moves what was there, and the key that this phone knows is none any more
  stored.clear()
  expect(await office.sendAll()).toBe(false)
  expect([...stored.keys()]).toEqual(['evidence 1'])
  expect(queue.entries()).toMatchObject([{ state: 'evidence', files: [{ key: 'evidence 1' }] }])
})
