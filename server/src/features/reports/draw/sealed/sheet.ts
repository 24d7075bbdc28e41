import { section } from '../../../../platform/pdf/blocks'
import { Paper } from '../../../../platform/pdf/paper'
import { wordsIn } from '../../../../platform/words'
import { footLines } from '../../../invoices/public'
import { drawHead } from './head'
import { drawMarks } from './marks'
import { drawPhotos } from './photos'
import { drawPoints } from './points'
import type { SealedReport, SealedSheet } from './report'
import { drawSealNote } from './seal-note'
import { drawSignatures } from './signatures'
import { drawState } from './state'
import { titleOf } from './title'

/** Reserves are made by whoever receives, and only where somebody was there to make one. */
function drawReserves({
  paper,
  inspected: { side, signedBy, refusedReason },
  facts: { vehicle },
  t,
}: SealedSheet): void {
  const reserves = vehicle?.inspectionAfter.list.reserves
  if (side === 'before' || !(reserves || signedBy || refusedReason)) return
  section(paper, t('report.reserves'))
  const refused = refusedReason ? t('report.refused', { reason: refusedReason }) : null
  const said = reserves ?? refused ?? t('report.noReserves')
  paper.paragraph(said, { after: 14 })
}

/** The report of one inspection, with room for the seal, in the language of the delivery. Description 11.5. */
export async function drawSealed(report: SealedReport): Promise<Buffer> {
  const { inspected, seller, sealedAt, id } = report
  const { language, publicId } = inspected.delivery
  const [t, s, i] = await Promise.all([
    wordsIn(language, 'documents'),
    wordsIn(language, 'sealed'),
    wordsIn(language, 'inspection'),
  ])
  const title = titleOf(inspected, s)
  const paper = await Paper.open({
    title: `${title} ${publicId}`,
    author: seller.name,
    language,
    at: sealedAt,
    pageOf: (page, pages) => t('page', { page, pages }),
  })
  const name = `${title} · ${t('report.contract', { contract: publicId })}`
  paper.begin([...footLines(seller, t), `${name} · ${id}`], [seller.name, name])
  const sheet: SealedSheet = { ...report, paper, language, title, t, s, i }
  drawHead(sheet)
  drawState(sheet)
  drawMarks(sheet)
  drawPoints(sheet)
  drawPhotos(sheet)
  drawReserves(sheet)
  drawSignatures(sheet)
  drawSealNote(sheet)
  return paper.finish({ name: seller.name, reason: s('reason', { title, contract: publicId }), at: sealedAt })
}
