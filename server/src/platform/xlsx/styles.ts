import type { Style } from 'exceljs'

/** Moments are plain dates whose UTC parts are what a clock on the wall showed: a sheet knows no time zone. */
export type Cell = string | number | Date | null

// one object each for all cells: the library recognises it and writes its number without comparing
const style = (numFmt: string): Partial<Style> => ({ numFmt })

/** A cell that begins so would be taken for a formula when somebody edits it, whatever its format. */
const FORMULA = /^[=+\-@\t\r]/

export const STYLES = {
  heading: { numFmt: '@', font: { bold: true }, alignment: { vertical: 'middle' } } satisfies Partial<Style>,
  text: style('@'),
  /** Text that begins like a formula. */
  quoted: style('@'),
  whole: style('0'),
  decimal: style('0.0'),
  kilometres: style('#,##0 "km"'),
  euros: style('#,##0.00 "€"'),
  moment: style('dd/mm/yyyy hh:mm'),
  day: style('dd/mm/yyyy'),
  month: style('mm/yyyy'),
} as const

export type Kind = Exclude<keyof typeof STYLES, 'heading' | 'quoted'>

export function styleOf(cell: Cell, column: Partial<Style>): Partial<Style> {
  return typeof cell === 'string' && FORMULA.test(cell) ? STYLES.quoted : column
}
