/** The parts of exceljs that write; its own types do not say where they are. */
declare module 'exceljs/lib/stream/xlsx/workbook-writer.js' {
  import type exceljs from 'exceljs'

  const WorkbookWriter: typeof exceljs.stream.xlsx.WorkbookWriter
  export default WorkbookWriter
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
