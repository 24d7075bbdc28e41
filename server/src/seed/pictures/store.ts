import PDFDocument from 'pdfkit'
import type { NewStoredFile } from '../../features/files/public'
import type { Tx } from '../../platform/db/database'
import { allPictures, toJpeg } from './draw'

/** Keeps a file that the server made, under a key. */
export type Keep = (tx: Tx, file: NewStoredFile) => Promise<unknown>

const PAPERS = [
  ['Demo/papers/kbis.pdf', 'Extrait Kbis'],
  ['Demo/papers/rib.pdf', 'Relevé d’identité bancaire'],
  ['Demo/papers/permis-points.pdf', 'Solde de points du permis'],
  ['Demo/papers/vigilance.pdf', 'Attestation de vigilance'],
  ['Demo/papers/insurance.pdf', 'Attestation de responsabilité civile professionnelle'],
] as const

function drawPaper(title: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: 'A4', info: { Title: title } })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
    document.fontSize(22).text(title).moveDown()
    document.fontSize(12).text('Document de démonstration, sans valeur.')
    document.end()
  })
}

const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1)

interface Drawn {
  readonly key: string
  readonly bytes: Uint8Array
  readonly type: 'image/jpeg' | 'application/pdf'
}

/** Draws while the people and plans are made: drawing has threads of its own. */
export async function drawAll(): Promise<Drawn[]> {
  const photos = allPictures().map(async (picture): Promise<Drawn> => {
    return { key: picture.key, bytes: await toJpeg(picture), type: 'image/jpeg' }
  })
  const papers = PAPERS.map(async ([key, title]): Promise<Drawn> => {
    return { key, bytes: await drawPaper(title), type: 'application/pdf' }
  })
  return Promise.all([...photos, ...papers])
}

/** One file each, however many cars and drivers show it. */
export async function keepAll(tx: Tx, keep: Keep, drawn: readonly Drawn[]): Promise<void> {
  for (const { key, bytes, type } of drawn) await keep(tx, { key, bytes, type, kind: 'demo', fileName: nameOf(key) })
}
