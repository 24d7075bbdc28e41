/** The parts of exceljs that write; its own types do not say where they are, nor what they are made of. */
declare module 'exceljs/lib/stream/xlsx/workbook-writer.js' {
  import type exceljs from 'exceljs'
  import type { Writable } from 'node:stream'

  export interface WrittenCell extends Pick<exceljs.CellModel, 'type' | 'value'> {
    /** E.g. `B7`. */
    readonly address: string
    readonly style: Partial<exceljs.Style>
  }

  export interface WrittenRow extends Pick<exceljs.RowModel, 'number' | 'min' | 'max' | 'style'> {
    readonly cells: readonly WrittenCell[]
  }

  /** What waits to be compressed. The class is older than Node's own, and has no `writableNeedDrain`. */
  export interface Waiting extends Writable {
    readonly _writableState: { readonly needDrain: boolean }
  }

  export interface SheetWriter extends exceljs.Worksheet {
    /** Takes all that is written to it and pays no heed to whether those that it feeds want more. */
    readonly stream: { readonly pipes: readonly Waiting[] }
    /** Writes a row as the library's own rows become in the end. */
    _writeRow(row: { readonly hasValues: true; readonly model: WrittenRow }): void
  }

  export default class WorkbookWriter extends exceljs.stream.xlsx.WorkbookWriter {
    addWorksheet(name: string, options: Partial<exceljs.AddWorksheetOptions>): SheetWriter
  }
}

declare module 'exceljs/lib/doc/enums.js' {
  import type { ValueType } from 'exceljs'

  const enums: { readonly ValueType: typeof ValueType }
  export default enums
}

declare module 'exceljs/lib/xlsx/xform/style/style-xform.js' {
  export interface XmlStream {
    leafNode(name: string, attributes: Readonly<Record<string, string | number>>): void
  }

  export interface Xf {
    readonly numFmtId: number
    readonly quotePrefix?: boolean
  }

  export default class StyleXform {
    constructor(options: { readonly xfId: boolean })
    render(stream: XmlStream, xf: Xf): void
  }
}

declare module 'exceljs/lib/xlsx/xform/style/styles-xform.js' {
  import type StyleXform from 'exceljs/lib/xlsx/xform/style/style-xform.js'
  import type { Xf } from 'exceljs/lib/xlsx/xform/style/style-xform.js'

  export default class StylesXform {
    constructor(initialise: boolean)
    readonly map: { style: StyleXform }
    /** @returns the index of the style among the workbook's */
    addStyleModel(model: object, cellType?: number): number
    protected _addStyle(xf: Xf): number
  }
}
