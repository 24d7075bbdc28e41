import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@volant/contract/errors'
import type { UpdateDeliveryInput } from '@volant/contract/schema.generated'
import { editDateErrors } from '@volant/domain/deliveries/deal'
import { HOLDING_STATUSES } from '@volant/domain/deliveries/overlap'
import { askedAnewFrom, reachesElsewhere } from '@volant/domain/deliveries/lifecycle'
import { toCents } from '@volant/domain/kernel/money'
import type { Actor } from '@volant/domain/kernel/actor'
import { offeredCategories } from '@volant/domain/pricing/estimate'
import type { Tx } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { toE164 } from '../../../platform/phone'
import { discardDocuments, readyKeys } from '../../files/public'
import type { Loaded } from '../store/delivery'
import { refreshPlaces } from '../store/journey'
import { asksOneDate } from '../store/people'
import type { DeliveryChange, DeliveryRow } from '../store/row'
import { changeDelivery, ensureSeen, lockDelivery, requirePerson } from './change'
import { changedVehicles, writeAddresses, writeVehicles } from './children'
import type { DeliveryDeps, Quote } from './deps'
import { formOf } from './form'
import type { EditForm } from './form'
import { DRIVEN, priceAfter, quoteAfter } from './journey'
import { newTrackingId } from './new-delivery'
import { overlapsOf } from './overlap'
import { representativeFor } from './people'

const PLAIN = [
  'clientFirstName',
  'clientLastName',
  'clientEmail',
  'clientCompany',
  'clientSiret',
  'clientDrivingLicenceNumber',
  'representativeFirstName',
  'representativeLastName',
  'representativeEmail',
  'clientStatus',
  'language',
  'carAvailabilityDate',
  'carPickUpDate',
  'carDeliveryDeadline',
  'garageOptions',
  'comment',
] as const

function fieldError(path: string, code: 'notAllowed' | 'invalid'): AppError {
  return new AppError('BAD_USER_INPUT', { fields: [{ path, code }] })
}

/** Names of the columns that really change, compared as they would be written: what a form sends back as it was is no change. */
function changedFields({ services, ...set }: DeliveryChange, row: DeliveryRow): string[] {
  const wanted = Object.entries({ ...set, ...(services && { services }) })
  const stored: Readonly<Record<string, unknown>> = row
  return wanted
    .filter(([name, value]) => !isDeepStrictEqual(value ?? null, stored[name] ?? null))
    .map(([name]) => (name === 'services' ? 'options' : name))
}

async function checkDates(tx: Tx, form: EditForm, { facts, row }: Loaded, now: Date): Promise<void> {
  const oneDate = await asksOneDate(tx.sql, row.organizationId)
  const { carAvailabilityDate, carPickUpDate, carDeliveryDeadline } = form
  const dates = {
    ...(carAvailabilityDate && { carAvailabilityDate }),
    ...(carPickUpDate && { carPickUpDate }),
    ...(carDeliveryDeadline && { carDeliveryDeadline }),
  }
  const fields = editDateErrors(dates, facts, { now, oneDate })
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields })
}

function checkCategory(form: EditForm, row: DeliveryRow, now: Date): void {
  if (
    form.category &&
    !offeredCategories(row.type, form.carDeliveryDeadline ?? row.carDeliveryDeadline, now).includes(form.category)
  )
    throw fieldError('category', 'notAllowed')
}

/** Documents that are named but not there yet, like the report to be signed: a list of files does not take their place. */
function awaited({ docs }: DeliveryRow) {
  return docs.filter(({ key }) => !key)
}

/** A document is shown by a signed link to its key: only what was uploaded for this delivery may be named. Description 10.3. */
async function requireOwnDocuments(tx: Tx, form: EditForm, row: DeliveryRow): Promise<void> {
  const shown = new Set(row.docs.map(({ key }) => key))
  const added = (form.docs ?? []).flatMap(({ key }) => (key && !shown.has(key) ? key : []))
  const own = await readyKeys(tx, added, (file) => file.deliveryId === row.id && file.kind === 'doc')
  if (!added.every((key) => own.has(key))) throw fieldError('docs', 'invalid')
}

/** Documents that the edit takes away. No other delivery names them: each names files of its own. */
function takenAway({ docs }: DeliveryChange, row: DeliveryRow): string[] {
  if (docs === undefined) return []
  const kept = new Set([...docs, ...row.validationDocs].map(({ key }) => key))
  return row.docs.flatMap(({ key }) => (key && !kept.has(key) ? key : []))
}

async function columnsOf(tx: Tx, actor: Actor, form: EditForm, row: DeliveryRow): Promise<DeliveryChange> {
  const set: DeliveryChange = {}
  for (const name of PLAIN) if (form[name] !== undefined) Object.assign(set, { [name]: form[name] })
  if (form.clientPhone !== undefined) set.clientPhone = toE164(form.clientPhone ?? '')
  if (form.representativePhone !== undefined) set.representativePhone = toE164(form.representativePhone ?? '')
  if (form.docs) set.docs = [...awaited(row), ...form.docs]
  if (form.category) set.category = form.category
  if (form.twoWayDeliverType && row.type === 'TWO_WAY_DELIVERY') set.twoWayDeliverType = form.twoWayDeliverType
  if (form.options) set.services = form.options
  if (form.clientFinalPrice !== undefined) {
    if (actor.role !== 'ADMIN') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
    set.clientFinalPrice = form.clientFinalPrice === null ? null : toCents(form.clientFinalPrice)
  }
  if (form.representativeId && form.representativeId !== row.representativeId) {
    const person = await representativeFor(tx, actor, form.representativeId)
    // a delivery does not change hands: its prices and invoices belong to the organisation
    if (person.organizationId !== row.organizationId) throw fieldError('representativeId', 'notAllowed')
    set.representativeId = person.id
  }
  return set
}

/** The roads follow the places; roads that are known stay while a routing service is away. */
function roadsOf(quote: Quote | null, changed: readonly string[], row: DeliveryRow): DeliveryChange {
  const moved = DRIVEN.some((name) => changed.includes(name))
  if (moved) return { routeLegs: quote?.routeLegs ?? null }
  return quote?.routeLegs && row.routeLegs === null ? { routeLegs: quote.routeLegs } : {}
}

/** What stands in the way of new dates; asked only where the caller wants to be refused for it. */
async function overlapsAfter(tx: Tx, form: EditForm, loaded: Loaded, now: Date): Promise<string[]> {
  const { selectedDriverId, status } = loaded.row
  const holds = HOLDING_STATUSES.some((holding) => holding === status)
  return form.refuseOverlap && selectedDriverId && holds ? overlapsOf(tx, selectedDriverId, loaded, form, now) : []
}

/**
 * T2 and T2b: only what is sent changes; dates that move after the customer was asked, and a number that was the wrong one to ask,
 * send the delivery back to be asked again. A link that may be with somebody else opens nothing any more.
 */
export function createEdit(deps: DeliveryDeps) {
  const { db, clock } = deps
  return async function edit(ctx: RequestContext, input: UpdateDeliveryInput): Promise<{ id: string }> {
    const { actor, ifMatch } = ctx
    // its refusal counts below, where the call is no repeat of one that has changed the delivery since
    const [asked] = await Promise.allSettled([quoteAfter(deps, actor, input)])
    const now = clock.now()
    return changeOnce(db, ctx, 'updateDelivery', input, async (tx) => {
      if (asked.status === 'rejected') throw asked.reason
      const quote = asked.value
      const loaded = await lockDelivery(tx, actor, input.id)
      requirePerson(actor, loaded, 'EDIT', now)
      const form = formOf(input)
      const { row } = loaded
      // what somebody else has saved since is said first: of documents that they took away nothing is left to be named
      ensureSeen(form.version ?? ifMatch, actor, loaded.facts, now)
      await checkDates(tx, form, loaded, now)
      checkCategory(form, row, now)
      await requireOwnDocuments(tx, form, row)
      const addresses = await writeAddresses(tx, form, row)
      const cars = await changedVehicles(tx, form, row)
      const columns = await columnsOf(tx, actor, form, row)
      const others = [...changedFields(columns, row), ...addresses.changed]
      const changed = [...others, ...(cars.length > 0 ? ['vehicles'] : [])]
      const repriced = [...others, ...(cars.some(({ isPriced }) => isPriced) ? ['vehicles'] : [])]
      const after = await changeDelivery(tx, actor, loaded, {
        action: 'EDIT',
        input: { changed, overlaps: await overlapsAfter(tx, form, loaded, now) },
        set: {
          ...columns,
          ...priceAfter(quote, repriced, form, row),
          ...roadsOf(quote, changed, row),
          ...addresses.set,
          ...(askedAnewFrom(loaded.facts, changed) && { smsSentAt: null, confirmedByCustomerAt: null }),
          ...(reachesElsewhere(changed) && { trackingId: newTrackingId() }),
        },
        apply: async () => {
          await writeVehicles(tx, cars)
          await discardDocuments(tx, row.id, takenAway(columns, row), now)
        },
        data: { changed },
        unchanged: changed.length === 0,
        version: form.version ?? ifMatch,
        now,
      })
      await refreshPlaces(tx, row.id)
      return { id: after.id }
    })
  }
}
