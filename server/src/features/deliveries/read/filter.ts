import { AppError } from '@volant/contract/errors'
import type { DeliveryFilter } from '@volant/contract/schema.generated'
import { tabOf } from '@volant/domain/deliveries/tabs'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { MASKS } from '@volant/domain/deliveries/masks'
import type { Actor } from '@volant/domain/kernel/actor'
import { expandCountries } from '@volant/domain/places/countries'
import type { Params } from '../../../projections/engine'
import { containing, stretchOf } from '../../../projections/page'
import { plateContains } from '../../../projections/plates'
import { detailedFor, holdsDriver, inAlert } from '../scope'
import { judged } from './punctuality'

export interface Filtered {
  /** Conditions on the delivery called `d`, joined by AND; empty when there are none. */
  readonly conditions: readonly string[]
  /** The statuses a tab or filter narrows to; null = all. */
  readonly statuses: readonly DeliveryStatus[] | null
  /** Nothing but a tab or statuses: totals come from the kept counters. */
  readonly onlyStatuses: boolean
  /** Some condition looks inside a text: what matches is found once, for the total and for the page. */
  readonly contains: boolean
}

/** Statuses are the domain's constants: written as such, so that a tab's partial index is used. */
export function statusIn(statuses: readonly DeliveryStatus[]): string {
  return `status IN (${statuses.map((status) => `'${status}'`).join(', ')})`
}

function isStored(status: string): status is DeliveryStatus {
  return STORED_STATUSES.some((stored) => stored === status)
}

function tabStatuses(actor: Actor, tab: DeliveryTab) {
  const role = actor.role === 'ANONYMOUS' ? null : actor.role
  const definition = role === null ? null : tabOf(role, tab)
  if (definition === null) throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
  return definition
}

/** What a person may not read they may not filter by either: which rows stay would tell. */
function requireReadable(actor: Actor, filter: DeliveryFilter): void {
  if (actor.role !== 'DRIVER') return
  const hidden = [
    ...(filter.organizationSlugs?.length ? ['organizationSlugs'] : []),
    ...(typeof filter.hasInvoice === 'boolean' ? ['hasInvoice'] : []),
    ...(filter.punctuality?.length ? ['punctuality'] : []),
    ...(filter.toHandle ? ['toHandle'] : []),
  ]
  if (hidden.length > 0)
    throw new AppError('BAD_USER_INPUT', {
      fields: hidden.map((name) => ({ path: `filter.${name}`, code: 'notAllowed' })),
    })
}

/** A bidder is told neither the cars' numbers nor the exact places: such a filter finds their own missions only. */
function whereDetailed(actor: Actor, params: Params, now: Date): (condition: string) => string {
  if (actor.role !== 'DRIVER') return (condition) => condition
  return (condition) => `(${detailedFor(actor, 'd', params, now)} AND ${condition})`
}

/**
 * One is compared by itself, so that its own index gives the order: of a list a generic plan expects enough to find a page among the
 * newest of all, and reads every delivery where the organisation has none. Of several each is looked up once, or all would be read.
 */
function ofOrganizations(column: string, slugs: readonly string[], params: Params): string {
  const idOf = (slug: string) => `(SELECT g.id FROM organizations g WHERE g.slug = ${slug})`
  if (slugs.length === 1) return `${column} = ${idOf(`${params.add(slugs[0])}::text`)}`
  return `${column} = ANY(ARRAY(SELECT ${idOf('named.slug')} FROM unnest(${params.add(slugs)}::text[]) AS named(slug)))`
}

/** The organisation belongs to the index that vehicles are searched by; written only where such a search is. */
function whoseVehicles(actor: Actor, filter: DeliveryFilter, params: Params): () => string {
  if (actor.role === 'CLIENT' && actor.organizationId !== null)
    return () => `v.organization_id = ${params.add(actor.organizationId)}::uuid AND `
  const slugs = filter.organizationSlugs
  if (actor.role === 'ADMIN' && slugs?.length)
    return () => `${ofOrganizations('v.organization_id', slugs, params)} AND `
  return () => ''
}

/** The driver of a delivery: a client knows them from the assignment on. */
function whereDriver(actor: Actor, driverId: string, params: Params): string {
  const known = actor.role === 'CLIENT' ? MASKS['m-client'].delivery['selectedDriver'] : 'always'
  const driven = `d.selected_driver_id = ${params.add(driverId)}::uuid`
  return known === 'always' ? driven : `${driven} AND d.${statusIn(known ?? [])}`
}

function requireLength(path: string, text: string): string {
  if (text.length > 64) throw new AppError('BAD_USER_INPUT', { fields: [{ path, code: 'tooLong' }] })
  return text
}

/** Compiles the filter of a list, its count and its export: only the predicates asked for are written. */
export function compileFilter(
  actor: Actor,
  filter: DeliveryFilter,
  keyword: string,
  params: Params,
  now: Date,
): Filtered {
  const conditions: string[] = []
  let statuses: readonly DeliveryStatus[] | null = null
  let others = 0
  let contains = false
  const add = (condition: string) => {
    others += 1
    conditions.push(condition)
  }
  const addContains = (path: string, text: string | null | undefined, condition: (text: string) => string) => {
    if (text === null || text === undefined || text.trim() === '') return
    contains = true
    add(condition(requireLength(path, text).toUpperCase()))
  }
  requireReadable(actor, filter)
  const detailed = whereDetailed(actor, params, now)
  const whose = whoseVehicles(actor, filter, params)
  // an array is looked up before anything else is: whatever stands beside it, the plan begins with the trigram index
  const onVehicle = (like: string) =>
    detailed(`d.id = ANY(ARRAY(SELECT v.delivery_id FROM vehicles v WHERE ${whose()}${like} AND v.removed_at IS NULL))`)
  const like = (text: string) => `LIKE ${params.add(containing(text))}`
  const onVin = (text: string) => onVehicle(`v.vin ${like(text)}`)
  const onPlate = (text: string) => onVehicle(plateContains('v', text, params))

  if (filter.tab) {
    const definition = tabStatuses(actor, filter.tab)
    statuses = definition.statuses
    if (definition.alert === true) add(inAlert('d', params, now))
  }
  if (filter.statuses) {
    const wanted = filter.statuses.filter(isStored)
    statuses = statuses === null ? wanted : statuses.filter((status) => wanted.includes(status))
  }
  if (statuses !== null) conditions.unshift(statuses.length === 0 ? 'false' : `d.${statusIn(statuses)}`)
  if (filter.ids) add(`d.id = ANY(${params.add(filter.ids)}::uuid[])`)
  addContains('filter.deliveryId', filter.deliveryId, (text) => `d.public_id_text ${like(text)}`)
  addContains('filter.vin', filter.vin, onVin)
  addContains('filter.vehicleCode', filter.vehicleCode, onPlate)
  addContains('keyword', keyword, (text) => `(d.public_id_text ${like(text)} OR ${onVin(text)} OR ${onPlate(text)})`)
  if (filter.types?.length) add(`d.type = ANY(${params.add(filter.types)}::text[])`)
  if (filter.countries?.length) add(detailed(`d.countries && ${params.add(expandCountries(filter.countries))}::text[]`))
  if (filter.services?.length) add(`d.services && ${params.add(filter.services)}::text[]`)
  const between = (column: string, from: unknown, to: unknown) => {
    if (from) add(`d.${column} >= ${params.add(new Date(String(from)).toISOString())}::timestamptz`)
    if (to) add(`d.${column} <= ${params.add(new Date(String(to)).toISOString())}::timestamptz`)
  }
  between('car_delivery_deadline', filter.carDeliveryDeadlineFrom, filter.carDeliveryDeadlineTo)
  between('car_pick_up_date', filter.carPickUpDateFrom, filter.carPickUpDateTo)
  between('completed_at', filter.completedAtFrom, filter.completedAtTo)
  const stretch = stretchOf('filter.takesPlace', filter.takesPlaceFrom, filter.takesPlaceTo)
  if (stretch) add(holdsDriver('d', { ...stretch, now }, params))
  // clients are silently narrowed to their own organisation by the scope
  if (filter.organizationSlugs?.length && actor.role === 'ADMIN')
    add(ofOrganizations('d.organization_id', filter.organizationSlugs, params))
  if (filter.driverId) add(whereDriver(actor, filter.driverId, params))
  if (filter.punctuality?.length) add(judged('d', filter.punctuality, params, now))
  if (filter.toHandle) add(`(${judged('d', ['LATE', 'TIGHT'], params, now)} OR ${inAlert('d', params, now)})`)
  if (typeof filter.hasInvoice === 'boolean')
    add(`${filter.hasInvoice ? '' : 'NOT '}EXISTS (SELECT 1 FROM invoices i WHERE i.delivery_id = d.id)`)
  return { conditions, statuses, onlyStatuses: others === 0, contains }
}
