import type { Box, Paper, TextStyle } from './paper'
import { INK, INNER } from './style'

export interface Column {
  readonly title: string
  /** Parts of the whole width. */
  readonly share: number
  readonly align?: 'left' | 'right' | 'center'
}

/** Something drawn where a text could stand. */
export interface Figure {
  readonly height: number
  draw(paper: Paper, box: Box): void
}

type Cell = string | Figure

export interface Row {
  readonly cells: readonly Cell[]
  /** Smaller lines under the first cell. */
  readonly details?: readonly string[]
}

const CELL: TextStyle = { size: 9 }
const FIRST: TextStyle = { size: 9, font: 'medium' }
const DETAIL: TextStyle = { size: 8, color: INK.muted }
const PAD = 6

interface Place {
  readonly x: number
  readonly width: number
}

function placesOf(columns: readonly Column[]): Place[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  let x: number = INNER.left
  return columns.map(({ share }) => {
    const width = (INNER.width * share) / whole
    const place = { x: x + PAD, width: width - 2 * PAD }
    x += width
    return place
  })
}

/** Rows under titled columns; titles are repeated on every sheet and a row is never cut. */
export function table(paper: Paper, columns: readonly Column[], rows: readonly Row[]): void {
  const places = placesOf(columns)
  const at = (index: number) => places[index] ?? { x: INNER.left, width: INNER.width }
  const alignOf = (index: number) => columns[index]?.align ?? 'left'
  const styleOf = (index: number) => (index === 0 ? FIRST : CELL)

  function titles(): void {
    paper.ornament(() => paper.doc.roundedRect(INNER.left, paper.y, INNER.width, 20, 4).fill(INK.soft))
    columns.forEach(({ title }, index) =>
      paper.write(
        title,
        { x: at(index).x, y: paper.y + 6, width: at(index).width },
        { size: 7.5, color: INK.muted, align: alignOf(index), tag: 'TH' },
      ),
    )
    paper.y += 20
  }

  function cellHeight(cell: Cell, index: number): number {
    return typeof cell === 'string' ? paper.height(cell, at(index).width, styleOf(index)) : cell.height
  }

  function drawCell(cell: Cell, index: number): void {
    const box = { x: at(index).x, y: paper.y + PAD, width: at(index).width }
    if (typeof cell === 'string') paper.write(cell, box, { ...styleOf(index), align: alignOf(index) })
    else cell.draw(paper, box)
  }

  function drawDetails(details: readonly string[], top: number): void {
    let y = top
    for (const detail of details) y += paper.write(detail, { x: at(0).x, y, width: at(0).width }, DETAIL)
  }

  function drawRow({ cells, details = [] }: Row): void {
    cells.forEach((cell, index) =>
      paper.within('TD', () => {
        drawCell(cell, index)
        if (index === 0) drawDetails(details, paper.y + PAD + cellHeight(cell, 0))
      }),
    )
  }

  function heightOf({ cells, details = [] }: Row): number {
    const tallest = Math.max(...cells.map(cellHeight))
    return details.reduce((sum, detail) => sum + paper.height(detail, at(0).width, DETAIL), tallest) + 2 * PAD
  }

  paper.room(20 + (rows[0] ? heightOf(rows[0]) : 0))
  paper.within('Table', () => {
    paper.within('TR', titles)
    for (const row of rows) {
      const height = heightOf(row)
      // heard once, seen on every sheet
      if (paper.room(height)) paper.ornament(titles)
      paper.within('TR', () => drawRow(row))
      paper.y += height
      paper.rule(paper.y)
    }
  })
  paper.y += 12
}
