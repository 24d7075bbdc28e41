import { MONEY, markCents, markText } from '../../../server/test/marks'
import type { Mark } from '../../../server/test/marks'
import { ROOTS, documentOf } from '../../../server/test/documents'
import { leavesOf, withAt } from '../../../server/test/hostile-inputs'
import { nextAddress } from './cast'
import { call } from './http'
import type { Path } from './operations'

const TEXTS = new Set(['String', 'ID'])
const isPrice = (field: string): field is keyof typeof MONEY => field in MONEY

type TokenOf = () => Promise<string | undefined>

interface Question {
  readonly operation: string
  readonly path: Path
}

/** Every place of a query in which a text is compared with what is stored. */
export const QUESTIONS: readonly Question[] = [...ROOTS].flatMap(([operation, { kind, field }]) =>
  kind === 'mutation'
    ? []
    : field.args
        .flatMap(({ name, type }) => leavesOf(name, type, 3))
        .filter(({ path, type }) => TEXTS.has(type) && path[0] !== 'sort' && path[0] !== 'include')
        .map(({ path }) => ({ operation, path })),
)

/** The lists that can be put in an order. */
export const SORTED: readonly string[] = [...ROOTS].flatMap(([operation, { field }]) =>
  field.args.some(({ name }) => name === 'sort') ? [operation] : [],
)

const storedOf = ({ owner, field, at }: Mark) =>
  isPrice(field) ? (markCents(owner, field, at) / 100).toFixed(2) : markText(owner, field, at)
/** Of the same kind, and stored nowhere. */
const elsewhereOf = ({ field }: Mark) => (isPrice(field) ? '8888.88' : markText('8', 'nothing', '07'))

/** What was found: hours that are left are others a moment later. */
async function ask(origin: string, tokenOf: TokenOf, operation: string, variables: unknown): Promise<string> {
  const token = await tokenOf()
  const body = { query: documentOf(operation), variables }
  const { status, text, lost } = await call(origin, { address: nextAddress(), token }, '/graphql', { body })
  return [lost ?? status, ...(text.match(/"(?:id|total|code|data)":(?:"[^"]*"|\d+|null)/g) ?? [])].join(' ')
}

/** Asks for values in the name of one person. */
export function createOracle(origin: string, tokenOf: TokenOf) {
  const known = new Map<string, Promise<string>>()

  function askOnce(operation: string, variables: unknown): Promise<string> {
    const key = `${operation} ${JSON.stringify(variables)}`
    const asked = known.get(key) ?? ask(origin, tokenOf, operation, variables)
    known.set(key, asked)
    return asked
  }

  return {
    /** Whether a masked value is answered as one that is stored nowhere. @returns what tells the two apart */
    async tellsApart({ operation, path }: Question, mark: Mark): Promise<string | undefined> {
      const canary = await ask(origin, tokenOf, operation, withAt({}, path, storedOf(mark)))
      const other = await askOnce(operation, withAt({}, path, elsewhereOf(mark)))
      if (canary === other && !canary.startsWith('5')) return undefined
      return `${operation} ${path.join('.')} knows ${mark.field} of ${mark.owner}: ${canary.slice(0, 80)} / ${other.slice(0, 80)}`
    },
    /** Whether a list lets itself be put in the order of a field: one that is kept from this person altogether does not. */
    async sortsBy(operation: string, field: string): Promise<boolean> {
      return !/^40[03]/.test(await ask(origin, tokenOf, operation, { sort: { field, order: 'asc' } }))
    },
  }
}
