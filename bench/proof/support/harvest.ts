import exceljs from 'exceljs'
import { NO_CLIENT, NO_DRIVER, mayRead } from '../../../server/test/mask-table'
import { marksIn } from '../../../server/test/marks'
import type { Mark } from '../../../server/test/marks'
import { textOf } from '../../../server/test/pdf-text'
import type { Answer } from './http'
import type { Who } from './operations'

const CODES = ['startCode', 'destinationCode', 'returnCode']
const CLIENT_PRICES = ['clientInitialPrice', 'clientFinalPrice', 'optionPrice', 'minPrice', 'maxPrice']
const DRIVER_PRICES = [
  'finalPrice',
  'wantedPrice',
  'minPrice',
  'maxPrice',
  'offerOfFirst',
  'offerOfSecond',
  'offerOfThird',
]
/** What a persona never reads, at whatever status a delivery has come to since its marks were put. */
const NEVER = {
  D: { fields: [...NO_DRIVER, ...CODES, ...CLIENT_PRICES], words: 'a code or a price of the client’s' },
  C: { fields: [...NO_CLIENT, ...DRIVER_PRICES], words: 'a price of the driver’s' },
} as const

async function workbookText(bytes: Uint8Array): Promise<string> {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(Uint8Array.from(bytes).buffer)
  const texts: string[] = []
  workbook.eachSheet((sheet) => sheet.eachRow((line) => line.eachCell((cell) => texts.push(cell.text))))
  return texts.join('\n')
}

/** All that an answer says: its headers and its body, of a PDF what a reader sees, of a workbook its cells. */
export async function allOf({ headers, bytes, text }: Answer<unknown>): Promise<string> {
  const type = headers.get('content-type') ?? ''
  const body = type.includes('pdf')
    ? await textOf(bytes)
    : type.includes('spreadsheet')
      ? await workbookText(bytes)
      : text
  return `${[...headers].map((header) => header.join(': ')).join('\n')}\n\n${body}`
}

const isForeign = (who: Who, { owner }: Mark) =>
  who === 'CX' ? owner === '1' : (who.startsWith('C') && owner === '2') || who === 'AN' || who === 'C0'

/** Everything that was told to anybody, by what told it. */
export function createHarvest() {
  const leaks = new Set<string>()
  const seen = new Map<Who, Map<string, Mark>>()
  let texts = 0

  function look(who: Who, call: string, text: string, isAllowed: (mark: Mark) => boolean): void {
    texts += 1
    const marks = seen.get(who) ?? new Map<string, Mark>()
    seen.set(who, marks)
    for (const mark of marksIn(text)) {
      const name = `${mark.field} of ${mark.owner} at ${mark.at}`
      marks.set(name, mark)
      if (!isAllowed(mark)) leaks.add(`${call} tells ${who} ${name}`)
      const never = who.startsWith('D') ? NEVER.D : who.startsWith('C') ? NEVER.C : undefined
      if (never?.fields.includes(mark.field)) leaks.add(`${call} tells ${who} ${never.words}: ${name}`)
    }
  }

  return {
    leaks,
    texts: () => texts,
    /** The marks that this person was told. */
    told: (who: Who): Mark[] => [...(seen.get(who)?.values() ?? [])],
    /** While every delivery stands where its marks say. */
    read: (who: Who, call: string, text: string) => look(who, call, text, (mark) => mayRead(who, mark)),
    /** Once deliveries have been changed: what they may be told of their own has changed with them. */
    hear: (who: Who, call: string, text: string) => look(who, call, text, (mark) => !isForeign(who, mark)),
  }
}

export type Harvest = ReturnType<typeof createHarvest>
