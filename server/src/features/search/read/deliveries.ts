import type { DeliveryNumber } from '@volant/contract/schema.generated'
import type { Actor, DriverActor } from '@volant/domain/kernel/actor'
import type { SearchTerms } from '@volant/domain/search/terms'
import type { Selection } from '../../../platform/graphql/selection'
import type { Params } from '../../../projections/engine'
import { containing } from '../../../projections/page'
import { plateContains } from '../../../projections/plates'
import { searchTextOf } from '../../../tables/search-text'
import { deliveryJson, detailedFor, visibleTo } from '../../deliveries/public'
import { readableTexts } from './texts'
import { hasIndexedWord, holdsWords } from './words'

/** Who looks, when, and the statement that is written for them. */
export interface Viewer {
  readonly actor: Actor
  readonly now: Date
  readonly params: Params
}

export interface DeliveryQuestion extends Viewer {
  readonly terms: SearchTerms
  /** The only number of a delivery that is looked at; null looks everywhere. */
  readonly number: DeliveryNumber | null
  readonly limit: number
}

/** The order of what is found: the whole contract number, then the numbers, then names and places; a VIN is hit by accident. */
const RANK = { WHOLE: 0, NUMBER: 1, TEXT: 2, VIN: 3 }

// ids rise with creation, so the newest are found by the order of any of the indexes
const newest = (rank: number, from: string, limit: number) =>
  `(SELECT d.id, ${rank} AS rank FROM ${from} ORDER BY d.created_at DESC, d.id DESC LIMIT ${limit})`

/** A contract number is looked up by its own index first: a part of it is found in the newest only. */
function byContract({ actor, terms, limit, params }: DeliveryQuestion): string[] {
  const { number } = terms
  if (number === null) return []
  const seen = visibleTo(actor, 'd', params)
  return [
    newest(RANK.WHOLE, `deliveries d WHERE ${seen} AND d.public_id_text = ${params.add(number)}`, limit),
    newest(
      RANK.NUMBER,
      `deliveries d WHERE ${seen} AND d.public_id_text LIKE ${params.add(containing(number))}`,
      limit,
    ),
  ]
}

/** The newest vehicles first, so that of many only the first few deliveries are looked up. */
function byVehicle({ actor, limit, params }: DeliveryQuestion, rank: number, like: string): string {
  const own = actor.role === 'CLIENT' ? `v.organization_id = ${params.add(actor.organizationId)}::uuid AND ` : ''
  return `(SELECT d.id, ${rank} AS rank FROM (SELECT v.delivery_id FROM vehicles v WHERE ${own}${like} AND v.removed_at IS NULL
    ORDER BY v.delivery_id DESC OFFSET 0) v JOIN deliveries d ON d.id = v.delivery_id WHERE ${visibleTo(actor, 'd', params)} ORDER BY d.id DESC LIMIT ${limit})`
}

const vin = ({ terms, params }: DeliveryQuestion) =>
  terms.letters === '' ? 'false' : `v.vin LIKE ${params.add(containing(terms.letters))}`
const plate = ({ terms, params }: DeliveryQuestion) => plateContains('v', terms.letters, params)

function byText(question: DeliveryQuestion): string[] {
  const { actor, terms, limit, params } = question
  if (!hasIndexedWord(terms)) return []
  const where = `${visibleTo(actor, 'd', params)} AND ${holdsWords('d.search_text', terms, params)}`
  return [newest(RANK.TEXT, `deliveries d WHERE ${where}`, limit)]
}

function foundByOffice(question: DeliveryQuestion): string[] {
  const { number } = question
  return [
    ...(number === null || number === 'CONTRACT' ? byContract(question) : []),
    ...(number === null || number === 'PLATE' ? [byVehicle(question, RANK.NUMBER, plate(question))] : []),
    ...(number === null || number === 'VIN' ? [byVehicle(question, RANK.VIN, vin(question))] : []),
    ...(number === null ? byText(question) : []),
  ]
}

/** What a driver reads of their own mission: the company of the recipient is not among it. */
const MISSION_TEXT = searchTextOf({
  names: [
    'client_first_name',
    'client_last_name',
    'representative_first_name',
    'representative_last_name',
    'towns',
    'postal_codes',
  ].map((column) => `d.${column}`),
  phones: ['d.client_phone', 'd.representative_phone'],
})

/** Missions are few and read through; of an auction, and of a mission long ended, only number and towns are known. */
function foundByDriver(question: DeliveryQuestion, driver: DriverActor): string[] {
  const { terms, number, limit, params, now } = question
  const live = (rank: number, where: string) =>
    newest(rank, `deliveries d WHERE d.deleted_at IS NULL AND ${where}`, limit)
  const mine = (rank: number, where: string) => live(rank, `${detailedFor(driver, 'd', params, now)} AND ${where}`)
  const car = (like: string) =>
    `EXISTS (SELECT 1 FROM vehicles v WHERE v.delivery_id = d.id AND v.removed_at IS NULL AND ${like})`
  // apart, so that each is read by its own index in the order of the newest
  const towns = (whose: string) => live(RANK.TEXT, `${whose} AND ${holdsWords('d.towns', terms, params)}`)
  const byWords = () => [
    mine(RANK.TEXT, holdsWords(MISSION_TEXT, terms, params)),
    towns(`d.selected_driver_id = ${params.add(driver.profileId)}::uuid`),
    towns(`d.status = 'WAITING_FOR_DRIVER'`),
  ]
  return [
    ...(number === null || number === 'CONTRACT' ? byContract(question) : []),
    ...(number === null || number === 'PLATE' ? [mine(RANK.NUMBER, car(plate(question)))] : []),
    ...(number === null || number === 'VIN' ? [mine(RANK.VIN, car(vin(question)))] : []),
    ...(number === null ? byWords() : []),
  ]
}

/** The ids of the deliveries found, what fits best first; null where this person finds none. */
export function deliveryIdsFound(question: DeliveryQuestion): string | null {
  const { actor, limit } = question
  const branches =
    actor.role === 'DRIVER'
      ? actor.state === 'ACCEPTED'
        ? foundByDriver(question, actor)
        : []
      : foundByOffice(question)
  if (branches.length === 0) return null
  return `ARRAY(SELECT id FROM (${branches.join('\n UNION ALL ')}) branches GROUP BY id ORDER BY min(rank), id DESC LIMIT ${limit})`
}

/**
 * These deliveries, in this order and as far as they are still the viewer's to see, as a JSON list: each through the mask, with the
 * texts that tell why it was found.
 */
export function deliveriesShown({ actor, params, now }: Viewer, ids: readonly string[], delivery: Selection): string {
  return `(SELECT coalesce(json_agg(json_build_object('delivery', ${deliveryJson(actor, delivery, params, now)}, 'texts', ${readableTexts(actor, params, now)})
    ORDER BY found.place), '[]'::json) FROM unnest(${params.add(ids)}::uuid[]) WITH ORDINALITY AS found(id, place)
    JOIN deliveries d ON d.id = found.id WHERE ${visibleTo(actor, 'd', params)})`
}
