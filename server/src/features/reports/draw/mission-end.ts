import { formatDateTime } from '../../../platform/format'
import { section } from '../../../platform/pdf/blocks'
import { drawSignature, SIGNATURE_ROOM } from './signature'
import type { MissionHandOver } from '../read/mission'
import type { Sheet } from './mission-sheet'

function saidOf({ t, r }: Sheet, { forced, signedBy, at }: MissionHandOver, onScreen: boolean): string {
  if (forced) return r('forced')
  if (signedBy === null) return t('report.notSigned')
  const values = { name: signedBy, at: formatDateTime(new Date(at)) }
  return onScreen ? t('report.signedBy', values) : r('signedOnPaper', values)
}

function drawHandOver(sheet: Sheet, handOver: MissionHandOver): void {
  const { paper, mission, pictures, t, r } = sheet
  const { vehicle, signatureKey, signedBy, refusedReason, absent } = handOver
  const reserves = mission.vehicles[vehicle]?.reserves
  const picture = signatureKey === null ? null : pictures.signature(signatureKey)
  const said = saidOf(sheet, handOver, picture !== null)
  const statement = signedBy ? t('report.statement') : null
  section(paper, r(vehicle === 0 ? 'handOver' : 'return'), picture ? SIGNATURE_ROOM + 30 : 60)
  if (reserves) paper.paragraph(t('report.reservesAre', { reserves }), { after: 10 })
  if (refusedReason) paper.paragraph(t('report.refused', { reason: refusedReason }), { after: 10 })
  else if (absent) paper.paragraph(t('report.absent'), { after: 10 })
  else if (signedBy && !reserves) paper.paragraph(t('report.noReserves'), { after: 10 })
  if (picture) return drawSignature(paper, { picture, said, statement })
  if (statement) paper.paragraph(statement)
  paper.paragraph(said, { font: 'medium', after: 16 })
}

/** Reserves and signatures, then what else is on file. */
export function drawEnd(sheet: Sheet): void {
  const { paper, mission, r } = sheet
  for (const handOver of mission.handOvers) drawHandOver(sheet, handOver)
  if (mission.documents.length === 0) return
  section(paper, r('documents'), 20)
  for (const name of mission.documents) paper.paragraph(`• ${name}`, { size: 8.5 })
}
