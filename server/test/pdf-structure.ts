import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** One element of a PDF's structure as a screen reader meets it. */
export interface Tagged {
  readonly tag: string
  /** The words inside, its children's too. */
  readonly text: string
  readonly alt?: string
  readonly children: readonly Tagged[]
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

async function wordsOf(page: PdfPage): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const marked = new Map<string, string>()
  const open: (string | undefined)[] = []
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id)
      continue
    }
    const id = open.findLast((name) => name !== undefined)
    if (id === undefined) continue
    marked.set(id, (marked.get(id) ?? '') + item.str)
  }
  return marked
}

interface Node {
  readonly role?: string
  readonly alt?: string
  readonly id?: string
  readonly children?: readonly Node[]
}

function taggedOf({ role = '', alt, children = [] }: Node, words: ReadonlyMap<string, string>): Tagged {
  const own = children.map(({ id }) => (id === undefined ? '' : (words.get(id) ?? ''))).join('')
  const inner = children.filter((child) => child.role !== undefined).map((child) => taggedOf(child, words))
  const text = own + inner.map((child) => child.text).join(' ')
  return { tag: role, text: text.replaceAll('\u00a0', ' ').trim(), ...(alt !== undefined && { alt }), children: inner }
}

/** What a library that reads PDFs finds: title, language, and the structure of each sheet. */
export async function readStructure(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pages: { readonly tree: Tagged }[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    // the library declares its tree without the children's kinds
    const tree = ((await page.getStructTree()) ?? {}) as Node
    pages.push({ tree: taggedOf(tree, await wordsOf(page)) })
  }
  const { info } = await document.getMetadata()
  const marks = await document.getMarkInfo()
  await task.destroy()
  return { info: info as Readonly<Record<string, unknown>>, marked: marks?.Marked === true, pages }
}

/** Every element of one kind, in reading order. */
export function allOf(tree: Tagged, tag: string): Tagged[] {
  return [...(tree.tag === tag ? [tree] : []), ...tree.children.flatMap((child) => allOf(child, tag))]
}
