import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { allOf, readStructure } from '../../../test/pdf-structure'
import { factBand, section } from './blocks'
import { gauge } from './gauge'
import { heading } from './head'
import { Paper } from './paper'
import { photoPairs } from './photos'
import { table } from './table'

const ROWS = 40
let read: Awaited<ReturnType<typeof readStructure>>

beforeAll(async () => {
  const at = new Date('2026-06-15T08:00:00Z')
  const paper = await Paper.open({
    title: 'Facture 7',
    author: 'Volant',
    language: 'fr',
    at,
    pageOf: (page) => `Page ${page}`,
  })
  paper.begin(['Pied'], ['Volant', 'Facture'])
  heading(paper, { name: 'Volant', lines: ['12 rue de la Paix'], title: 'Facture', subtitle: 'n° 7' })
  factBand(paper, [{ label: 'Date', value: '15/06/2026' }])
  section(paper, 'Lignes')
  table(
    paper,
    [
      { title: 'Objet', share: 3 },
      { title: 'Niveau', share: 1 },
    ],
    Array.from({ length: ROWS }, (_, n) => ({ cells: [`Ligne ${n}`, gauge(3, '3/8')], details: [`détail ${n}`] })),
  )
  section(paper, 'Photos', 200)
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const photos = [
    { caption: 'Départ', picture },
    { caption: 'Arrivée', picture: 'pas de photo' },
  ] as const
  photoPairs(paper, [{ title: 'Avant', photos }], 2)
  read = await readStructure(await paper.finish())
})

/** An element that goes on over sheets comes once with each, empty on the others. */
const all = (tag: string) => read.pages.flatMap(({ tree }) => allOf(tree, tag)).filter(({ text, alt }) => text || alt)

describe('the structure of a document', () => {
  it('names it, says its language and that it has a structure', () => {
    expect(read.info).toMatchObject({ Title: 'Facture 7', Language: 'fr-FR' })
    expect(read.marked).toBe(true)
    expect(all('Document')).toHaveLength(read.pages.length)
  })

  it('has its headings, in their order', () => {
    expect(all('H1').map(({ text }) => text)).toEqual(['Facture'])
    expect(all('H2').map(({ text }) => text)).toEqual(['Lignes', 'Photos'])
    expect(all('H3').map(({ text }) => text)).toEqual(['Avant'])
  })

  it('has its table, with titles said once however many sheets it takes', () => {
    expect(read.pages.length).toBeGreaterThan(1)
    expect(all('TH').map(({ text }) => text)).toEqual(['Objet', 'Niveau'])
    const rows = all('TR').filter((row) => allOf(row, 'TD').length > 0)
    expect(rows.map((row) => allOf(row, 'TD').map(({ text }) => text))).toEqual(
      Array.from({ length: ROWS }, (_, n) => [`Ligne ${n} détail ${n}`, '3/8']),
    )
  })

  it('says its pictures in words, and leaves feet and ornaments out', () => {
    expect(all('Figure').map(({ alt }) => alt)).toEqual(['Avant, Départ'])
    expect(all('P').map(({ text }) => text)).toContain('pas de photo')
    for (const { tree } of read.pages) expect(tree.text).not.toMatch(/Pied|Page \d/)
  })
})
