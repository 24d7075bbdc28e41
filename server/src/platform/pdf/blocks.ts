import type { Paper, TextStyle } from './paper'
import { INK, INNER } from './style'

export interface Fact {
  readonly label: string
  readonly value: string
  /** Width beside the others; 1 where nothing is said. */
  readonly share?: number
}

const LABEL: TextStyle = { size: 7.5, color: INK.muted }
const GAP = 18

/** Short facts side by side in a tinted band; more than a band holds go on in the next. */
export function factBand(paper: Paper, facts: readonly Fact[], columns = facts.length): void {
  for (let first = 0; first < facts.length; first += columns) band(paper, facts.slice(first, first + columns), columns)
  paper.y += 12
}

function band(paper: Paper, facts: readonly Fact[], columns: number): void {
  const shares = facts.map(({ share = 1 }) => share)
  const whole = shares.reduce((sum, share) => sum + share, columns - facts.length)
  const widths = shares.map((share) => ((INNER.width - 24 - GAP * (columns - 1)) * share) / whole)
  const style: TextStyle = { font: 'medium', size: 9.5 }
  const tallest = Math.max(...facts.map(({ value }, index) => paper.height(value, widths[index] ?? 0, style)))
  const height = tallest + 30
  paper.room(height)
  paper.ornament(() => paper.doc.roundedRect(INNER.left, paper.y, INNER.width, height, 6).fill(INK.soft))
  let x = INNER.left + 12
  facts.forEach(({ label, value }, index) => {
    const width = widths[index] ?? 0
    paper.write(label, { x, y: paper.y + 9, width }, LABEL)
    paper.write(value, { x, y: paper.y + 21, width }, style)
    x += width + GAP
  })
  paper.y += height + 6
}

export interface Party {
  readonly role: string
  readonly name: string
  readonly lines: readonly string[]
}

/** Who is concerned, side by side. */
export function parties(paper: Paper, all: readonly Party[]): void {
  const width = (INNER.width - GAP * (all.length - 1)) / all.length
  const name: TextStyle = { font: 'bold', size: 10 }
  const line: TextStyle = { size: 8.5 }
  const heights = all.map(
    (party) =>
      18 +
      paper.height(party.name, width, name) +
      party.lines.reduce((sum, text) => sum + paper.height(text, width, line), 0),
  )
  paper.room(Math.max(...heights))
  const top = paper.y
  all.forEach((party, index) => {
    const x = INNER.left + index * (width + GAP)
    paper.write(party.role, { x, y: top, width }, LABEL)
    paper.rule(top + 12, INK.line, x, width)
    let y = top + 18
    y += paper.write(party.name, { x, y, width }, name)
    for (const text of party.lines) y += paper.write(text, { x, y, width }, line)
  })
  paper.y = top + Math.max(...heights) + 18
}

/** The name of what follows; never alone at the foot of a sheet. */
export function section(paper: Paper, title: string, needs = 40): void {
  paper.room(20 + needs)
  paper.paragraph(title, { font: 'bold', size: 10, color: INK.brand, after: 6, tag: 'H2' })
}

export interface Sum {
  readonly label: string
  readonly amount: string
  readonly strong?: true
}

/** Amounts under each other at the right, the last one in a bar. */
export function sums(paper: Paper, all: readonly Sum[]): void {
  const width = 250
  const x = INNER.right - width
  const height = all.reduce((sum, { strong }) => sum + (strong ? 28 : 17), 8)
  paper.room(height)
  for (const { label, amount, strong } of all) {
    const style: TextStyle = strong ? { font: 'bold', size: 10.5, color: INK.white } : { size: 9 }
    if (strong) paper.ornament(() => paper.doc.roundedRect(x, paper.y + 2, width, 24, 5).fill(INK.brand))
    const y = paper.y + (strong ? 8 : 3)
    paper.write(label, { x: x + 10, y, width: width - 110 }, style)
    paper.write(amount, { x: x + width - 120, y, width: 110 }, { ...style, align: 'right' })
    paper.y += strong ? 28 : 17
  }
  paper.y += 14
}
