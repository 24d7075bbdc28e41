import type { DriverFilter, Pagination, Sort } from '@volant/contract/schema.generated'
import { DOCUMENTS, type DriverDocument, type DriverDocuments } from '@volant/domain/drivers/documents'
import { maskIban } from '@volant/domain/drivers/iban'
import { driverMaskFor } from '@volant/domain/drivers/masks'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Clock } from '../../../platform/clock'
import type { Database, Reader } from '../../../platform/db/database'
import type { Selection } from '../../../platform/graphql/selection'
import { driversAsSeenBy } from '../../../projections/driver-mask'
import { Params } from '../../../projections/engine'
import { orderedBy } from '../../../projections/order'
import { checkedPage, containing, hasId, readOne, readPage } from '../../../projections/page'
import { driver } from '../../../projections/people'
import type { DriverRow } from '../../../projections/rows'
import { drivers } from '../../../tables/drivers'
import { driverConditions, FLAGS, KNOWN } from './conditions'
import { ORDERS } from './order'

/** The planning reads everybody who can be given a mission at once; tables a hundred. */
const PAGE_MOST = 1000

const FROM = 'FROM drivers r JOIN users u ON u.id = r.user_id'

/** Admins see every driver who was not erased, a driver themselves, nobody else any. */
function visibleDrivers(actor: Actor, params: Params): string {
  if (actor.role === 'ADMIN') return KNOWN
  return actor.role === 'DRIVER' ? `r.id = ${params.add(actor.profileId)}::uuid` : 'false'
}

interface ListInput {
  readonly pagination?: Partial<Pagination> | null
  readonly sort?: Partial<Sort> | null
  readonly filter?: DriverFilter | null
  readonly keyword?: string | null
}

/** A read link to a stored file, signed for ten minutes. */
export type FileUrl = (key: string, of: { readonly viewer: Actor }) => string

function withLinks(docs: DriverDocuments, kept: readonly DriverDocument[], actor: Actor, fileUrl: FileUrl) {
  const withheld = kept.filter((slot) => docs[slot])
  const link = (slot: DriverDocument) => {
    const key = docs[slot]
    return key && !withheld.includes(slot) ? fileUrl(key, { viewer: actor }) : null
  }
  return { ...Object.fromEntries(DOCUMENTS.map((slot) => [slot, link(slot)])), withheld }
}

export function createDriverReads(db: Database, clock: Clock, fileUrl: FileUrl) {
  function viewOf(actor: Actor) {
    return { mask: driversAsSeenBy(actor), driverId: null, now: clock.now(), params: new Params() }
  }

  /**
   * Support reads the last four characters of an account number, and opens no paper that bears it; the others are shown by signed
   * links. Who read them is the office's.
   */
  function present(row: Partial<DriverRow>, actor: Actor): Partial<DriverRow> {
    const mask = driverMaskFor(actor, row.id ?? (actor.role === 'DRIVER' ? actor.profileId : ''))
    const given = mask?.iban
    return {
      ...row,
      ...(row.iban && given !== 'whole' && { iban: given === 'lastFour' ? maskIban(row.iban) : null }),
      ...(row.docs && { docs: withLinks(row.docs, mask?.withheld ?? [], actor, fileUrl) }),
      ...(row.paperChecks &&
        actor.role !== 'ADMIN' && { paperChecks: row.paperChecks.map((check) => ({ ...check, verifiedBy: null })) }),
    }
  }

  async function one(actor: Actor, selection: Selection, key: (params: Params) => string, reader: Reader = db) {
    const view = viewOf(actor)
    const where = `${key(view.params)} AND ${visibleDrivers(actor, view.params)}`
    const row = await readOne(reader, { type: driver, row: 'r', from: FROM, where, selection, view })
    return row === null ? null : present(row, actor)
  }

  return {
    async list(actor: Actor, input: ListInput, selection: Selection) {
      const order = orderedBy(ORDERS, input.sort, [drivers, 'r'])
      const view = viewOf(actor)
      const where = [
        visibleDrivers(actor, view.params),
        ...driverConditions(input.filter, input.keyword, view.params, view.now),
      ].join(' AND ')
      const found = await readPage(db, {
        type: driver,
        row: 'r',
        from: FROM,
        where,
        order: `${order}, r.id`,
        selection,
        view,
        ...checkedPage(input.pagination, PAGE_MOST),
      })
      return { total: found.total, records: found.records.map((row) => present(row, actor)) }
    },

    byId: (actor: Actor, id: string, selection: Selection, reader: Reader = db) =>
      one(actor, selection, (params) => hasId('r.id', id, params), reader),
    bySub: (actor: Actor, sub: string, selection: Selection) =>
      one(actor, selection, (params) => hasId('r.user_id', sub, params)),

    /** Drivers who can be given a mission, by part of their name. */
    async autocomplete(actor: Actor, keyword: string, limit: number): Promise<{ id: string; label: string }[]> {
      const params = new Params()
      const where = `${visibleDrivers(actor, params)} AND ${FLAGS.ACCEPTED} AND r.first_name || ' ' || r.last_name ILIKE ${params.add(containing(keyword))}`
      const text = `SELECT r.id, r.first_name || ' ' || r.last_name AS label ${FROM} WHERE ${where} ORDER BY r.last_name, r.first_name, r.id LIMIT ${params.add(Math.min(Math.max(limit, 1), 50))}`
      return db.read({ text, values: params.values })
    },
  }
}

export type DriverReads = ReturnType<typeof createDriverReads>
