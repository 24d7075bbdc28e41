import { describe, expect, it } from 'vitest'
import { readSaid } from './said'

const MARK = {
  id: '01890000-0000-7000-8000-000000000001',
  view: 'LEFT',
  x: 10,
  y: 20,
  kind: 'DENT',
  size: 'OVER_30',
  words: 'porte',
}
const NOTHING = { vehicle: null, sides: [], signedBy: null, absent: false, refusedReason: null }

describe('what an entry of a phone says', () => {
  it('are the figures, marks and list that were filed of a vehicle, by side', () => {
    const patch = {
      mileageBefore: 1000,
      essenceAfter: 0,
      inspectionBefore: { marks: [MARK], list: { keys: 2, remarks: 'Pluie' } },
    }
    expect(readSaid({ kind: 'filing', vehicleId: 'car', patch })).toMatchObject({
      vehicle: 'car',
      sides: [
        { side: 'before', mileage: 1000, eighths: null, seen: { marks: [MARK], list: { keys: 2, remarks: 'Pluie' } } },
        { side: 'after', mileage: null, eighths: 0, seen: {} },
      ],
    })
  })

  it('are the figures of a step at the side that it ends, and who signed', () => {
    const details = { action: 'SWAP_HAND_OVER', code: '123456', mileage: 1460, signedBy: 'Élise Martin', absent: false }
    const said = readSaid({ kind: 'step', details: { ...details, signerFunction: 'gérante', refusedReason: 'rayure' } })
    expect(said).toEqual({
      vehicle: 1,
      sides: [{ side: 'after', mileage: 1460, eighths: null, seen: {} }],
      signedBy: 'Élise Martin, gérante',
      absent: false,
      refusedReason: 'rayure',
    })
    expect(JSON.stringify(said)).not.toContain('123456')
    expect(readSaid({ kind: 'step', details: { action: 'PICK_UP', absent: true } })).toMatchObject({ absent: true })
  })

  it.each([null, 'text', 7, [], {}, { patch: 'x' }, { details: [] }, { patch: { imagesBefore: { top: 'key' } } }])(
    'is nothing in %j',
    (content) => expect(readSaid(content)).toEqual(NOTHING),
  )

  it('leaves out what cannot be read, and keeps the rest', () => {
    const patch = { mileageBefore: 'many', essenceBefore: 3, inspectionBefore: { marks: [{ ...MARK, view: 'BELOW' }] } }
    expect(readSaid({ patch })).toMatchObject({ sides: [{ side: 'before', mileage: null, eighths: 3, seen: {} }] })
  })
})
