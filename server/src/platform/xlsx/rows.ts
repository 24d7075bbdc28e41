import type { Style, Worksheet } from 'exceljs'
import type { Cell } from './styles'

/** Writes rows and forgets them. Every cell has its column's very style object: a copy would be compared each time. */
export function writeRows(
  sheet: Worksheet,
  styles: readonly Partial<Style>[],
  rows: readonly (readonly Cell[])[],
): void {
  for (const cells of rows) {
    const row = sheet.addRow([...cells])
    styles.forEach((style, index) => {
      if (cells[index] !== null) row.getCell(index + 1).style = style
    })
    row.commit()
  }
}
