import type { Style, Worksheet } from 'exceljs'
import { styleOf } from './styles'
import type { Cell } from './styles'

/**
 * Writes rows and forgets them. Cells share the very style objects: a copy would be written out and compared each time, as it
 * would for a cell that is null, while one that is undefined does not exist.
 */
export function writeRows(
  sheet: Worksheet,
  styles: readonly Partial<Style>[],
  rows: readonly (readonly Cell[])[],
): void {
  for (const cells of rows) {
    const row = sheet.addRow(cells.map((cell) => cell ?? undefined))
    styles.forEach((style, index) => {
      if (cells[index] !== null) row.getCell(index + 1).style = styleOf(cells[index], style)
    })
    row.commit()
  }
}
