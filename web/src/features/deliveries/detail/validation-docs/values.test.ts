import { describe, expect, it } from 'vitest'
import { changesOf, documentsOf } from './values'

const paper = (key: string | null, more: object = {}) => ({
  key,
  name: `${key}.pdf`,
  label: null,
  type: null,
  url: null,
  deleted: false,
  ...more,
})
const report = paper('pv', { label: 'PV', type: 'PV' })
const papers = [report, paper('note'), paper('gone', { deleted: true }), paper(null)]
const rows = documentsOf(papers)

describe('the documents in the dialog', () => {
  it('are the stored ones, by the name that is shown', () => {
    expect(rows.map(({ key, name, signed }) => [key, name, signed])).toEqual([
      ['pv', 'PV', true],
      ['note', 'note.pdf', false],
    ])
  })

  it('are not sent when nothing changed', () => {
    expect(changesOf(rows, papers)).toEqual([])
  })

  it('are sent with a new name, without the label that was shown instead', () => {
    const renamed = rows.map((row) => ({ ...row, name: `${row.name} signé` }))
    expect(changesOf(renamed, papers)).toEqual([
      { key: 'pv', url: '/files/pv', name: 'PV signé', label: null, type: 'PV' },
      { key: 'note', url: '/files/note', name: 'note.pdf signé', label: null, type: null },
    ])
  })

  it('are sent when they become the signed report or no longer are', () => {
    const swapped = rows.map((row) => ({ ...row, signed: !row.signed }))
    expect(changesOf(swapped, papers)).toMatchObject([
      { key: 'pv', type: null },
      { key: 'note', type: 'PV' },
    ])
  })

  it('are sent when removed or added, but not when both', () => {
    const fresh = { key: 'new', name: 'Bon.pdf', signed: false, removed: false, isNew: true }
    const docs = [{ ...rows[0]!, removed: true }, rows[1]!, fresh, { ...fresh, key: 'both', removed: true }]
    expect(changesOf(docs, papers)).toEqual([
      { key: 'pv', url: '/files/pv', name: 'PV', deleted: true },
      { key: 'new', url: '/files/new', name: 'Bon.pdf', label: null, type: undefined },
    ])
  })
})
