import type { Manifest, ManifestChunk } from 'vite'
import { expect, it } from 'vitest'
import { filesOf } from './precached'

const chunk = (file: string, more: Partial<ManifestChunk> = {}): ManifestChunk => ({ file: `${file}.js`, ...more })

const mission = 'src/pages/driver/mission.tsx'
const office = 'src/pages/admin/table.tsx'
const manifest: Manifest = {
  'index.html': chunk('index', { isEntry: true, src: 'index.html', imports: ['_frame'], dynamicImports: [office] }),
  _frame: chunk('frame', { name: 'frame', dynamicImports: [mission, office] }),
  _pieces: chunk('pieces', { name: 'pieces', dynamicImports: ['src/office-dialog.tsx'] }),
  _shared: chunk('shared', { name: 'shared', imports: ['_pieces'], dynamicImports: ['src/expense-dialog.tsx'] }),
  [mission]: chunk('mission', {
    src: mission,
    imports: ['index.html', '_shared'],
    dynamicImports: ['src/viewfinder.tsx', 'src/lib/map/open-map.ts'],
  }),
  [office]: chunk('office', { src: office, dynamicImports: ['src/office-dialog.tsx'] }),
  'src/viewfinder.tsx': chunk('viewfinder', { src: 'src/viewfinder.tsx' }),
  'src/expense-dialog.tsx': chunk('expense-dialog', { src: 'src/expense-dialog.tsx', imports: ['_receipt'] }),
  _receipt: chunk('receipt', { name: 'shared' }),
  'src/office-dialog.tsx': chunk('office-dialog', { src: 'src/office-dialog.tsx' }),
  'src/lib/map/open-map.ts': chunk('map', { src: 'src/lib/map/open-map.ts' }),
}

it('a phone keeps what a page loads late, also from a chunk that it shares, and nothing of the office or of maps', () => {
  const files = filesOf(manifest, [/^index\.html$/, /^src\/pages\/driver\//])
  const own = ['expense-dialog', 'frame', 'index', 'mission', 'pieces', 'receipt', 'shared', 'viewfinder']
  expect([...files].toSorted()).toEqual(own.map((name) => `${name}.js`))
})
