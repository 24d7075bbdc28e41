import type { Language } from '@volant/domain/kernel/actor'
import { attach, CARRYING } from './attached'
import type { Attached } from './attached'
import { fontsOfDocument, INK, INNER, PAGE } from './style'
import { addSignatureField } from './signature-field'
import type { SignedBy } from './signature-field'
import type { FontName } from './style'

export interface PaperSettings {
  readonly title: string
  readonly author: string
  readonly language: Language
  /** Written into the file, so that the same document has the same bytes. */
  readonly at: Date
  /** `Page 1 / 2` in the reader's words. */
  readonly pageOf: (page: number, pages: number) => string
  /** A file inside of it. */
  readonly attached?: Attached | undefined
}

/** Standard structure types of PDF. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Caption' | 'Table' | 'TR' | 'TH' | 'TD'

export interface TextStyle {
  readonly font?: FontName
  readonly size?: number
  readonly color?: string
  readonly align?: 'left' | 'right' | 'center'
  readonly lineGap?: number
  /** What the words are in the structure that screen readers follow; a paragraph where nothing is said. */
  readonly tag?: Tag
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

interface Section {
  readonly firstPage: number
  readonly foot: readonly string[]
  /** What later sheets of the same document are called at their top. */
  readonly running: readonly [left: string, right: string]
}

const FOOT_LINE = 9.5

/** Columns of figures line up. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']

/** Sheets of paper one writes on from the top down; foots and page numbers are drawn at the end. */
export class Paper {
  readonly doc: PDFKit.PDFDocument
  readonly #settings: PaperSettings
  readonly #sections: Section[] = []
  readonly #bytes: Promise<Buffer>
  /** The element that what is drawn next belongs to. */
  #parent: ReturnType<PDFKit.PDFDocument['struct']>
  /** While ornaments, foots and repeated titles are drawn, which no reader has to hear. */
  #silent = false
  /** Where the next block begins. */
  y: number = PAGE.top

  static async open(settings: PaperSettings): Promise<Paper> {
    // the library takes much memory: it comes with the first document
    const { default: PDFDocument } = await import('pdfkit')
    const { title, author, language, at, attached } = settings
    // the metadata of a PDF that carries a file name it
    const names = attached ? {} : { Title: title, Author: author }
    const doc = new PDFDocument({
      size: 'A4',
      margins: { top: PAGE.top, bottom: PAGE.foot, left: PAGE.side, right: PAGE.side },
      autoFirstPage: false,
      bufferPages: true,
      lang: language === 'fr' ? 'fr-FR' : 'en-GB',
      displayTitle: true,
      tagged: true,
      ...(attached && CARRYING),
      info: { ...names, Creator: 'Volant', Producer: 'Volant', CreationDate: at, ModDate: at },
    })
    // an open font is taken in the place of its bytes, which the types do not say
    for (const [name, font] of Object.entries(await fontsOfDocument())) doc.registerFont(name, font as Buffer)
    if (attached) attach(doc, attached, settings)
    return new Paper(doc, settings)
  }

  private constructor(doc: PDFKit.PDFDocument, settings: PaperSettings) {
    this.doc = doc
    this.#settings = settings
    this.#parent = this.doc.struct('Document')
    this.doc.addStructure(this.#parent)
    this.#bytes = new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.doc.on('end', () => resolve(Buffer.concat(chunks)))
      this.doc.on('error', reject)
    })
  }

  /** A document of its own in the same file: new sheet, own foot, own name on later sheets, pages counted from one. */
  begin(foot: readonly string[], running: Section['running']): void {
    this.#sections.push({ firstPage: this.doc.bufferedPageRange().count, foot, running })
    this.newPage()
  }

  newPage(): void {
    this.doc.addPage()
    this.y = PAGE.top
  }

  /** Goes to a new sheet unless so many points are left on this one. @returns true when it did */
  room(height: number): boolean {
    if (this.y + height <= PAGE.height - PAGE.foot) return false
    this.newPage()
    return true
  }

  #style({ font = 'text', size = 9, color = INK.text }: TextStyle): void {
    this.doc.font(font).fontSize(size).fillColor(color)
  }

  height(text: string, width: number, style: TextStyle = {}): number {
    this.#style(style)
    return this.doc.heightOfString(text, { width, lineGap: style.lineGap ?? 1.5, features: FEATURES })
  }

  /** An element of the structure around everything that is drawn meanwhile. */
  within(tag: Tag, draw: () => void): void {
    if (this.#silent) return draw()
    const outer = this.#parent
    const element = this.doc.struct(tag)
    outer.add(element)
    this.#parent = element
    draw()
    element.end()
    this.#parent = outer
  }

  #leaf(tag: string, options: object, draw: () => void): void {
    if (this.#silent) draw()
    else this.#parent.add(this.doc.struct(tag, options, draw))
  }

  /** A picture that says something. @param alt the same in words */
  figure(alt: string, draw: () => void): void {
    this.#leaf('Figure', { alt }, draw)
  }

  /** What only pleases the eye, or repeats what was said. */
  ornament(draw: () => void): void {
    if (this.#silent) return draw()
    this.#silent = true
    this.doc.markContent('Artifact')
    draw()
    this.doc.endMarkedContent()
    this.#silent = false
  }

  /** Writes inside a box, wherever the next block stands. @returns the height it took */
  write(text: string, { x, y, width }: Box, style: TextStyle = {}): number {
    const height = this.height(text, width, style)
    const { tag = 'P', align = 'left', lineGap = 1.5 } = style
    this.#leaf(tag, tag === 'TH' ? { scope: 'Column' } : {}, () => {
      this.doc.text(text, x, y, { width, align, lineGap, features: FEATURES })
    })
    return height
  }

  /** A paragraph over the whole width at the next free place. */
  paragraph(text: string, style: TextStyle & { readonly after?: number } = {}): void {
    this.room(this.height(text, INNER.width, style))
    this.y += this.write(text, { x: INNER.left, y: this.y, width: INNER.width }, style) + (style.after ?? 4)
  }

  /** An address on a line of its own, to be followed. */
  link(url: string): void {
    this.room(14)
    this.#style({ font: 'medium', color: INK.brand })
    this.#leaf('Link', {}, () => this.doc.text(url, INNER.left, this.y, { link: url, underline: false }))
    this.y += 18
  }

  rule(y: number, color: string = INK.line, x: number = INNER.left, width: number = INNER.width): void {
    this.ornament(() => {
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(color)
        .stroke()
    })
  }

  #foot({ foot }: Section, page: number, pages: number): void {
    // below the margin the library would open another sheet
    this.doc.page.margins.bottom = 0
    const top = PAGE.height - PAGE.foot + 22
    this.rule(top - 8)
    foot.forEach((line, index) =>
      this.write(
        line,
        { x: INNER.left, y: top + index * FOOT_LINE, width: INNER.width - 90 },
        { size: 7, color: INK.muted },
      ),
    )
    const number = this.#settings.pageOf(page, pages)
    this.write(number, { x: INNER.right - 80, y: top, width: 80 }, { size: 7, color: INK.muted, align: 'right' })
  }

  #runningHead({ running: [left, right] }: Section): void {
    const half = INNER.width / 2
    const style = { size: 7, color: INK.muted } as const
    this.write(left, { x: INNER.left, y: PAGE.top - 22, width: half }, style)
    this.write(right, { x: INNER.left + half, y: PAGE.top - 22, width: half }, { ...style, align: 'right' })
    this.rule(PAGE.top - 9)
  }

  /** @param signedBy leaves room for a signature, on the last sheet, that shows nowhere */
  async finish(signedBy?: SignedBy): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange()
    this.#sections.forEach((section, index) => {
      const end = this.#sections[index + 1]?.firstPage ?? count
      for (let page = section.firstPage; page < end; page++) {
        this.doc.switchToPage(page)
        this.ornament(() => {
          if (page > section.firstPage) this.#runningHead(section)
          this.#foot(section, page - section.firstPage + 1, end - section.firstPage)
        })
      }
    })
    if (signedBy) addSignatureField(this.doc, signedBy)
    this.#parent.end()
    this.doc.end()
    return this.#bytes
  }
}
