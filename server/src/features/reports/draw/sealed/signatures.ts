import { formatDateTime } from '../../../../platform/format'
import { section } from '../../../../platform/pdf/blocks'
import { photoGrid } from '../../../../platform/pdf/photos'
import { drawSignature, SIGNATURE_ROOM } from '../signature'
import type { SealedSheet, SideSigning } from './report'

function saidOf({ inspected, t, s }: SealedSheet, signing: SideSigning): string {
  const { side, name, function: role, absent, refusedReason } = signing
  if (refusedReason) return s(side, { said: s('refused', { reason: refusedReason }) })
  if (absent) return s(side, { said: s('absent') })
  if (name === null) return t('report.notSigned')
  const who = role ? s('named', { name, role }) : name
  return s(side, { said: t('report.signedBy', { name: who, at: formatDateTime(inspected.at) }) })
}

/** What each side put its name to, or why it did not. */
export function drawSignatures(sheet: SealedSheet): void {
  const { paper, signatures, inspected, t, s } = sheet
  section(paper, s('signatures'), signatures.length > 0 ? SIGNATURE_ROOM : 20)
  if (signatures.length === 0) return paper.paragraph(s('nobody'), { after: 16 })
  const statement = inspected.side === 'before' ? s('entrusted') : t('report.statement')
  for (const signing of signatures) {
    paper.room(SIGNATURE_ROOM)
    const said = saidOf(sheet, signing)
    if (signing.photo) photoGrid(paper, s('signatures'), [{ caption: s('refusalPhoto'), picture: signing.photo }], 4)
    drawSignature(paper, { picture: signing.picture, said, statement: signing.name === null ? null : statement })
  }
}
