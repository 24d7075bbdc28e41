import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Piece {
  readonly str: string
  readonly x: number
  readonly end: number
}

/** Pieces on one height are a line; further apart than a space, they are two columns. */
function lineOf(pieces: readonly Piece[]): string {
  let line = ''
  let end = 0
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    if (line !== '' && piece.x > end + 1) line += piece.x > end + 6 ? '   ' : ' '
    line += piece.str
    end = piece.end
  }
  return line
}

/** The text of a PDF as a reader sees it, line by line. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const lines: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const byHeight = new Map<number, Piece[]>()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , x = 0, y = 0] = item.transform as number[]
      const height = Math.round(y)
      byHeight.set(height, [...(byHeight.get(height) ?? []), { str: item.str, x, end: x + item.width }])
    }
    for (const [, pieces] of [...byHeight].toSorted(([a], [b]) => b - a)) lines.push(lineOf(pieces))
  }
  await task.destroy()
  return lines.join('\n').replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** Which of these the document does not say. */
export async function unsaid(pdf: Uint8Array, patterns: readonly RegExp[]): Promise<RegExp[]> {
  const text = await textOf(pdf)
  return patterns.filter((pattern) => !pattern.test(text))
}

/** Which of these the document says. */
export async function said(pdf: Uint8Array, patterns: readonly RegExp[]): Promise<RegExp[]> {
  const text = await textOf(pdf)
  return patterns.filter((pattern) => pattern.test(text))
}

/** What holds of every PDF of ours, without reading it: whole, one typeface family inside, so many pages. */
export function structureOf(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1')
  return {
    whole: text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF'),
    fonts: text.match(/\/FontFile2 /g)?.length ?? 0,
    pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
  }
}
