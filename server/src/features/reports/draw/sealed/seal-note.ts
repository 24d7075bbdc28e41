import { formatDateTime } from '../../../../platform/format'
import { factBand, section } from '../../../../platform/pdf/blocks'
import type { SealedSheet } from './report'

/** Which document this is, and how anybody sees that it is unchanged. */
export function drawSealNote({ paper, id, version, former, sealedAt, seller, verifyUrl, s }: SealedSheet): void {
  section(paper, s('seal'), 110)
  factBand(paper, [
    { label: s('id'), value: id, share: 2.4 },
    { label: s('version'), value: String(version), share: 0.6 },
    { label: s('sealedAt'), value: formatDateTime(sealedAt) },
  ])
  if (former) paper.paragraph(s('newest', { version: former.version, at: formatDateTime(former.sealedAt) }))
  paper.paragraph(s('how', { company: seller.name }))
  paper.link(verifyUrl)
}
