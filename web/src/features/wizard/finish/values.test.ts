import { describe, expect, it } from 'vitest'
import { awaitedOf, toFinish, uploaded } from './values'

const PAPER = { label: 'Carte grise', name: 'cg.pdf', key: 'Docs/cg.pdf', type: null, url: null, deleted: false }
const REPORT = { label: null, name: 'PV', key: null, type: 'PV', url: null, deleted: false }

describe('the documents of the last step', () => {
  it('name those that come with the mission', () => {
    expect(awaitedOf({ docs: [REPORT, { ...REPORT, deleted: true }, PAPER] })).toEqual(['PV'])
    expect(awaitedOf({ docs: [{ ...REPORT, label: 'Procès-verbal' }] })).toEqual(['Procès-verbal'])
  })

  it.each([
    ['another name', ' Assurance ', 'Assurance'],
    ['none, and take that of the file', ' ', 'cg.pdf'],
  ])('can be given %s', (_what, typed, label) => {
    const values = { category: 'STANDARD' as const, options: [], comment: '' }
    const doc = uploaded('Docs/cg.pdf', 'cg.pdf', typed)
    expect(toFinish({ ...values, docs: [doc] }, { docs: [PAPER] }).docs).toMatchObject([{ label, key: 'Docs/cg.pdf' }])
  })
})
