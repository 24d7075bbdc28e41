import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The text of a PDF as a reader sees it; null on machines without poppler. */
async function textOf(pdf: Uint8Array): Promise<string | null> {
  const child = run('pdftotext', ['-layout', '-', '-'])
  child.child.stdin?.on('error', () => undefined)
  child.child.stdin?.end(pdf)
  try {
    const { stdout } = await child
    return stdout.replaceAll('\u00a0', ' ')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Which of these the document does not say; none where there is nothing to read it with. */
export async function unsaid(pdf: Uint8Array, patterns: readonly RegExp[]): Promise<RegExp[]> {
  const text = await textOf(pdf)
  return text === null ? [] : patterns.filter((pattern) => !pattern.test(text))
}

/** Which of these the document says, where there is something to read it with. */
export async function said(pdf: Uint8Array, patterns: readonly RegExp[]): Promise<RegExp[]> {
  const text = await textOf(pdf)
  return text === null ? [] : patterns.filter((pattern) => pattern.test(text))
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
