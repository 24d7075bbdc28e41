import StyleXform from 'exceljs/lib/xlsx/xform/style/style-xform.js'
import type { Xf, XmlStream } from 'exceljs/lib/xlsx/xform/style/style-xform.js'
import StylesXform from 'exceljs/lib/xlsx/xform/style/styles-xform.js'
import { STYLES } from './styles'

/** The format of text, `@`: one of those that every workbook has. */
const TEXT_FORMAT = 49

/** Writes what the library leaves out: quotePrefix, which keeps a cell a text when it is edited and left. */
class QuotingXf extends StyleXform {
  override render(stream: XmlStream, xf: Xf): void {
    if (!xf.quotePrefix) return super.render(stream, xf)
    const { numFmtId } = xf
    const plain = { fontId: 0, fillId: 0, borderId: 0, xfId: 0, applyNumberFormat: 1 }
    stream.leafNode('xf', { numFmtId, ...plain, quotePrefix: 1 })
  }
}

/** The library's styles, and quoted text beside them. */
export class QuotingStyles extends StylesXform {
  #quoted: number | undefined

  constructor() {
    super(true)
    this.map.style = new QuotingXf({ xfId: true })
  }

  override addStyleModel(model: object, cellType?: number): number {
    if (model !== STYLES.quoted) return super.addStyleModel(model, cellType)
    this.#quoted ??= this._addStyle({ numFmtId: TEXT_FORMAT, quotePrefix: true })
    return this.#quoted
  }
}
