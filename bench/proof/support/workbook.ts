import jszip from 'jszip'

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const decoded = (xml: string) =>
  xml
    .replaceAll(/_x([0-9A-F]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/&(lt|gt|amp|quot|apos);/g, (_all, name: string) => ENTITIES[name] ?? '')

interface TextCell {
  readonly text: string
  /** It stays a text when it is edited and left. */
  readonly isQuoted: boolean
}

export interface ReadWorkbook {
  readonly formulas: number
  readonly rows: number
  readonly texts: readonly TextCell[]
}

/** Reads the parts of a workbook as they stand in the archive: a library would put right what this looks for. */
export async function readWorkbook(bytes: Buffer): Promise<ReadWorkbook> {
  const archive = await jszip.loadAsync(bytes)
  const read = async (name: string) => (await archive.file(name)?.async('string')) ?? ''
  const sheet = await read('xl/worksheets/sheet1.xml')
  const cellFormats = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(await read('xl/styles.xml'))?.[1] ?? ''
  const quoted = [...cellFormats.matchAll(/<xf [^>]*>/g)].map(([xf]) => /quotePrefix="(1|true)"/.test(xf))
  const cells = [...sheet.matchAll(/<c ([^>]*?)>(.*?)<\/c>/gs)]
  return {
    formulas: [...sheet.matchAll(/<f[ >/]/g)].length,
    rows: [...sheet.matchAll(/<row /g)].length,
    texts: cells.flatMap(([, attributes = '', content = '']) => {
      const text = /t="(str|inlineStr)"/.test(attributes) ? /<[tv][^>]*>(.*?)<\/[tv]>/s.exec(content)?.[1] : undefined
      const style = Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? 0)
      return text === undefined ? [] : [{ text: decoded(text), isQuoted: quoted[style] === true }]
    }),
  }
}
