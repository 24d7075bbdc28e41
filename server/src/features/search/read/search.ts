import { AppError } from '@volant/contract/errors'
import type { QuerySearchArgs, SearchResults } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import { searchableBy } from '@volant/domain/search/kinds'
import type { SearchKind } from '@volant/domain/search/kinds'
import { matchesOf } from '@volant/domain/search/matches'
import type { SearchedTexts, SearchMatch } from '@volant/domain/search/matches'
import { MOST_LETTERS, searchTerms } from '@volant/domain/search/terms'
import type { Database } from '../../../platform/db/database'
import type { Selection } from '../../../platform/graphql/selection'
import { Params } from '../../../projections/engine'
import type { DeliveryRow } from '../../../projections/rows'
import { statementOf, unnamed } from '../../../projections/statement'
import { presentDelivery } from '../../deliveries/public'
import type { DeliveryAnswer, Presenter } from '../../deliveries/public'
import { deliveriesShown, deliveryIdsFound } from './deliveries'
import type { DeliveryQuestion } from './deliveries'
import { invoiceIdsFound, invoicesShown } from './invoices'
import { NAMES } from './names'

const MOST = 20
const NOTHING: Selection = new Map()

/** The list of the answer in which each kind stands. */
const LISTS = {
  DELIVERY: 'deliveries',
  DRIVER: 'drivers',
  ORGANIZATION: 'organizations',
  MEMBER: 'members',
  MANAGER: 'managers',
  INVOICE: 'invoices',
} as const satisfies Record<SearchKind, keyof SearchResults>

interface FoundRow {
  readonly delivery: Partial<DeliveryRow>
  readonly texts: SearchedTexts
}

/** What was asked of what is found, as its viewer is told. */
type SearchAnswer = Readonly<Record<Exclude<(typeof LISTS)[SearchKind], 'deliveries'>, readonly object[]>> & {
  readonly deliveries: readonly { readonly delivery: DeliveryAnswer; readonly matches: readonly SearchMatch[] }[]
}

type Found = Partial<Omit<SearchAnswer, 'deliveries'>> & { readonly deliveries?: readonly FoundRow[] }

const NOTHING_FOUND: SearchAnswer = {
  deliveries: [],
  drivers: [],
  organizations: [],
  members: [],
  managers: [],
  invoices: [],
}

/** @throws 400 for a text that is too long, and for more or fewer than a page may show */
function limitOf({ text, limit = 5 }: QuerySearchArgs): number {
  if (text.length > MOST_LETTERS) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'text', code: 'tooLong' }] })
  if (limit < 1 || limit > MOST)
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'limit', code: 'outOfRange' }] })
  return limit
}

/** What is looked up in tables that grow with the years. */
interface Ids {
  readonly deliveries: readonly string[] | null
  readonly invoices: readonly string[] | null
}

/**
 * In two statements. The first finds ids inside the texts of large tables: it has no name, for it is planned for the text at hand, and
 * it is short, for planning is most of what it costs. The second has a name, and reads what is shown of them, and who is found.
 */
export function createSearch(db: Database, presenter: Presenter) {
  async function findIds(kinds: readonly SearchKind[], question: Omit<DeliveryQuestion, 'params'>): Promise<Ids> {
    const params = new Params()
    const asking = { ...question, params }
    const deliveries = kinds.includes('DELIVERY') ? deliveryIdsFound(asking) : null
    const invoices = kinds.includes('INVOICE') ? invoiceIdsFound(asking) : null
    if (deliveries === null && invoices === null) return { deliveries, invoices }
    const [found] = await db.read<Ids>(
      unnamed(params)`SELECT ${deliveries ?? 'NULL'} AS deliveries, ${invoices ?? 'NULL'} AS invoices`,
    )
    return found ?? { deliveries: null, invoices: null }
  }

  return async function search(
    actor: Actor,
    question: QuerySearchArgs,
    selection: Selection,
    now: Date,
  ): Promise<SearchAnswer> {
    const limit = limitOf(question)
    const terms = searchTerms(question.text)
    const asked = question.number ? ['DELIVERY'] : question.kinds
    const kinds = searchableBy(actor).filter(
      (kind) => selection.has(LISTS[kind]) && (asked === null || asked === undefined || asked.includes(kind)),
    )
    if (terms === null || kinds.length === 0) return NOTHING_FOUND
    const ids = await findIds(kinds, { actor, terms, limit, now, number: question.number ?? null })
    const params = new Params()
    const asking = { actor, terms, limit, params, now }
    const list = (kind: SearchKind): string | null => {
      switch (kind) {
        case 'DELIVERY': {
          const delivery = selection.get('deliveries')?.get('delivery') ?? NOTHING
          return ids.deliveries?.length ? deliveriesShown(asking, ids.deliveries, delivery) : null
        }
        case 'INVOICE':
          return ids.invoices?.length ? invoicesShown(asking, ids.invoices) : null
        default:
          return NAMES[kind](asking)
      }
    }
    const lists = kinds.flatMap((kind) => {
      const found = list(kind)
      return found === null ? [] : [`${found} AS ${LISTS[kind]}`]
    })
    if (lists.length === 0) return NOTHING_FOUND
    const [found] = await db.read<Found>(statementOf(params)`SELECT ${lists.join(',\n')}`)
    return {
      ...NOTHING_FOUND,
      ...found,
      deliveries: (found?.deliveries ?? []).map(({ delivery, texts }) => ({
        delivery: presentDelivery(delivery, actor, now, presenter),
        matches: matchesOf(texts, terms),
      })),
    }
  }
}

export type Search = ReturnType<typeof createSearch>
