import { formatDateTime } from '../../platform/format'
import type { Paper } from '../../platform/pdf/paper'
import { section } from '../../platform/pdf/blocks'
import { INK, INNER } from '../../platform/pdf/style'
import type { Translate } from '../../platform/words'
import type { Report } from './report'

const BOX = { width: 250, height: 92 } as const

/** The statement and the signature stand together on one sheet. */
export function drawSignature(paper: Paper, { handOver, signature }: Report, t: Translate<'documents'>): void {
  const { signedBy, at } = handOver
  section(paper, t('report.signature'), BOX.height + 40)
  const top = paper.y
  const { doc } = paper
  doc.roundedRect(INNER.left, top, BOX.width, BOX.height, 6).lineWidth(0.75).strokeColor(INK.line).stroke()
  if (signature !== null)
    doc.image(signature, INNER.left + 10, top + 8, {
      fit: [BOX.width - 20, BOX.height - 16],
      align: 'center',
      valign: 'center',
    })
  const x = INNER.left + BOX.width + 18
  const width = INNER.right - x
  const signed = signedBy ? t('report.signedBy', { name: signedBy, at: formatDateTime(at) }) : t('report.notSigned')
  const height = signedBy ? paper.write(t('report.statement'), { x, y: top + 4, width }, { size: 8.5 }) + 10 : 0
  paper.write(signed, { x, y: top + 4 + height, width }, { font: 'medium', size: 9 })
  paper.y = top + BOX.height + 12
}
