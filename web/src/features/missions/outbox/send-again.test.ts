import { expect, it, vi } from 'vitest'
import type { Entry, Refusal } from './entry'
import { outbox } from './outbox'
import { sendAgain } from './send-again'

vi.stubGlobal('localStorage', { getItem: () => null })

const stopped = (refusal: Omit<Refusal, 'code' | 'missing'>): Entry => ({
  id: '1',
  missionId: 'm',
  version: 1,
  capturedAt: '2026-11-23T10:00:00Z',
  files: [],
  call: { kind: 'step', details: { action: 'PICK_UP', code: '000000' }, vehicleId: 'v' },
  state: 'stopped',
  refusal: { code: 'CONFLICT', missing: [], ...refusal },
})
const again = async (entry: Entry, code?: string) => {
  await sendAgain(entry, code)
  return outbox.queue.entries()
}

it('a step with a wrong code is sent again with the right one, and nothing is left of the refusal', async () => {
  const { refusal: _, ...rest } = stopped({ fields: ['code'] })
  const call = { kind: 'step', details: { action: 'PICK_UP', code: '123456' }, vehicleId: 'v' }
  expect(await again(stopped({ fields: ['code'] }), '123456')).toEqual([{ ...rest, state: 'waiting', call }])
})

it('a step without its inspection is sent again behind what completes it', async () => {
  const lacking = stopped({ reason: 'INSPECTION_INCOMPLETE', fields: [] })
  expect(await again(lacking)).toEqual([{ ...lacking, state: 'waiting' }])
})
