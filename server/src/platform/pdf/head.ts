import type { Paper } from './paper'
import { INK, INNER } from './style'

export interface Heading {
  readonly name: string
  readonly lines: readonly string[]
  readonly title: string
  readonly subtitle: string
}

const MARK = 30

/** The product's mark: a steering wheel whose spokes leave a road open below. */
function mark({ doc }: Paper, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(MARK / 32)
  doc.roundedRect(0, 0, 32, 32, 8).fill(INK.brand)
  doc.lineWidth(2.4).lineCap('round').strokeColor(INK.white)
  doc.circle(16, 16, 9.2).stroke()
  doc.path('M7.2 14.2c5.4-2.3 12.2-2.3 17.6 0M16 18.4v6.6').stroke()
  doc.circle(16, 15.9, 2.7).fill(INK.white)
  doc.restore()
}

/** Who writes, at the left; what it is, at the right. */
export function heading(paper: Paper, { name, lines, title, subtitle }: Heading): void {
  const top = paper.y
  const half = INNER.width / 2
  const left = INNER.left + MARK + 12
  paper.ornament(() => mark(paper, INNER.left, top))
  const width = half - MARK - 12
  let y = top - 1 + paper.write(name, { x: left, y: top - 1, width }, { font: 'bold', size: 12 }) + 2
  for (const line of lines) y += paper.write(line, { x: left, y, width }, { size: 8, color: INK.muted })
  const right = { x: INNER.left + half, width: half }
  const drop = paper.write(
    title,
    { ...right, y: top - 4 },
    { font: 'bold', size: 19, color: INK.brand, align: 'right', lineGap: 0, tag: 'H1' },
  )
  paper.write(subtitle, { ...right, y: top + drop }, { font: 'medium', size: 11, align: 'right' })
  paper.y = Math.max(y, top + drop + 18) + 20
}
