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
import { presentDelivery } from '../../deliveries/public'
import type { DeliveryAnswer, Presenter } from '../../deliveries/public'
import { deliveriesFound } from './deliveries'
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

/** All kinds in one statement. It has no name: a search inside texts is planned for the text at hand. */
export function createSearch(db: Database, presenter: Presenter) {
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
    const params = new Params()
    const asking = { actor, terms, limit, params, now, number: question.number ?? null }
    const lists = kinds.map((kind) =>
      kind === 'DELIVERY'
        ? `${deliveriesFound(asking, selection.get('deliveries')?.get('delivery') ?? NOTHING)} AS deliveries`
        : `${NAMES[kind](asking)} AS ${LISTS[kind]}`,
    )
    const [found] = await db.read<Found>({ text: `SELECT ${lists.join(',\n')}`, values: params.values })
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
