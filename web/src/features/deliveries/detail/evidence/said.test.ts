import { describe, expect, it } from 'vitest'
import { isReport, readSaid } from './said'

const MARK = {
  id: '01890000-0000-7000-8000-000000000001',
  view: 'LEFT',
  x: 10,
  y: 20,
  kind: 'DENT',
  size: 'OVER_30',
  words: 'porte',
}
const one = (content: unknown) => readSaid(content)[0]
const NOTHING = { vehicle: null, sides: [], signedBy: null, absent: false, refusedReason: null, problem: null }

describe('what an entry of a phone says', () => {
  it('are the figures, marks and list that were filed of a vehicle, by side', () => {
    const patch = {
      mileageBefore: 1000,
      essenceAfter: 0,
      inspectionBefore: { marks: [MARK], list: { keys: 2, remarks: 'Pluie' } },
    }
    expect(one({ kind: 'filing', vehicleId: 'car', patch })).toMatchObject({
      vehicle: 'car',
      sides: [
        { side: 'before', mileage: 1000, eighths: null, seen: { marks: [MARK], list: { keys: 2, remarks: 'Pluie' } } },
        { side: 'after', mileage: null, eighths: 0, seen: {} },
      ],
    })
  })

  it('are the figures of a step at the side that it ends, and who signed', () => {
    const details = { action: 'SWAP_HAND_OVER', code: '123456', mileage: 1460, signedBy: 'Élise Martin', absent: false }
    const said = one({ kind: 'step', details: { ...details, signerFunction: 'gérante', refusedReason: 'rayure' } })
    expect(said).toEqual({
      vehicle: 1,
      sides: [{ side: 'after', mileage: 1460, eighths: null, seen: {} }],
      signedBy: 'Élise Martin, gérante',
      absent: false,
      refusedReason: 'rayure',
      problem: null,
    })
    expect(JSON.stringify(said)).not.toContain('123456')
    expect(one({ kind: 'step', details: { action: 'PICK_UP', absent: true } })).toMatchObject({ absent: true })
  })

  it('are the kind and the words of a problem that came too late', () => {
    const report = { kind: 'delay', text: 'Bouchon', photoKey: 'key.jpg' }
    expect(one({ kind: 'problem', report })).toEqual({ ...NOTHING, problem: { kind: 'delay', text: 'Bouchon' } })
    expect(one({ kind: 'problem', report: { kind: 'flood', text: 'x' } })).toEqual(NOTHING)
  })

  it('is in the file of a report signed on paper', () => {
    expect(isReport({ kind: 'report', key: 'key.pdf', name: 'PV.pdf' })).toBe(true)
    for (const content of [{ kind: 'problem', report: {} }, { kind: 'report' }, 'report', null])
      expect(isReport(content)).toBe(false)
  })

  it.each([null, 'text', 7, [], {}, { patch: 'x' }, { details: [] }, { patch: { imagesBefore: { top: 'key' } } }])(
    'is nothing in %j',
    (content) => expect(readSaid(content)).toEqual([NOTHING]),
  )

  it('leaves out what cannot be read, and keeps the rest', () => {
    const patch = { mileageBefore: 'many', essenceBefore: 3, inspectionBefore: { marks: [{ ...MARK, view: 'BELOW' }] } }
    expect(one({ patch })).toMatchObject({ sides: [{ side: 'before', mileage: null, eighths: 3, seen: {} }] })
  })

  it('are all that was noted of each vehicle, where the server set it aside', () => {
    const noted = { isDelivered: false, mileageBefore: 900, mileageAfter: -1, essenceBefore: null, imagesBefore: {} }
    const marked = { marks: [{ ...MARK, photos: ['key.jpg'] }], list: {} }
    const said = readSaid({
      vehicles: [
        { vehicle: 0, ...noted },
        { vehicle: 1, ...noted, mileageBefore: -1, inspectionBefore: marked },
      ],
    })
    expect(said).toMatchObject([
      { vehicle: 0, sides: [{ side: 'before', mileage: 900 }], signedBy: null },
      { vehicle: 1, sides: [{ side: 'before', mileage: null, seen: { marks: [{ kind: 'DENT' }] } }] },
    ])
  })
})
