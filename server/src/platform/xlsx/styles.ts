import type { Style } from 'exceljs'

/** Moments are plain dates whose UTC parts are what a clock on the wall showed: a sheet knows no time zone. */
export type Cell = string | number | Date | null

// one object each for all cells: the library recognises it and writes its number without comparing
const style = (numFmt: string): Partial<Style> => ({ numFmt })

/** Text is marked as text, so that a cell that begins with = stays what it says when somebody edits it. */
export const STYLES = {
  heading: { numFmt: '@', font: { bold: true }, alignment: { vertical: 'middle' } } satisfies Partial<Style>,
  text: style('@'),
  whole: style('0'),
  kilometres: style('#,##0 "km"'),
  euros: style('#,##0.00 "€"'),
  moment: style('dd/mm/yyyy hh:mm'),
} as const

export type Kind = Exclude<keyof typeof STYLES, 'heading'>
