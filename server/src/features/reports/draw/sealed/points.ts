import { section } from '../../../../platform/pdf/blocks'
import { table } from '../../../../platform/pdf/table'
import type { SealedSheet } from './report'

/** The list that was gone through: keys, papers, equipment, remarks. */
export function drawPoints({ paper, points, s }: SealedSheet): void {
  if (points.length === 0) return
  section(paper, s('list'), 60)
  table(
    paper,
    [
      { title: s('point.label'), share: 40 },
      { title: s('point.value'), share: 60 },
    ],
    points.map(({ label, value }) => ({ cells: [label, value] })),
  )
}
