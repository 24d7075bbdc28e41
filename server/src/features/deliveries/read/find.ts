import type { Actor } from '@volant/domain/kernel/actor'
import type { Database, Statement, Tx } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import type { Selection } from '../../../platform/graphql/selection'
import type { DeliveryRow } from '../../../projections/rows'
import { statementOf } from '../../../projections/statement'
import { deliveryKey } from '../identifier'
import { visibleTo } from '../scope'
import { presentDelivery } from './present'
import type { DeliveryAnswer } from './present'
import type { Presenter } from './present-vehicle'
import { deliveryJson } from './projection'

interface Found {
  readonly j: Partial<DeliveryRow>
}

function statementFor(actor: Actor, id: string, selection: Selection, now: Date): Statement | null {
  const params = new Params()
  const key = deliveryKey('d', id, params)
  if (key === 'false') return null
  const write = statementOf(params)
  return write`SELECT ${deliveryJson(actor, selection, params, now)} AS j FROM deliveries d WHERE ${key} AND ${visibleTo(actor, 'd', params)}`
}

/** One delivery by its id or contract number, through the viewer's mask; null where nothing is in scope. */
export function createFind(db: Database, presenter: Presenter) {
  return async function find(
    actor: Actor,
    id: string,
    selection: Selection,
    now: Date,
  ): Promise<DeliveryAnswer | null> {
    const statement = statementFor(actor, id, selection, now)
    const [found] = statement === null ? [] : await db.read<Found>(statement)
    return found === undefined ? null : presentDelivery(found.j, actor, now, presenter)
  }
}

/** The same of a delivery that this transaction leaves, read with its commit. */
export function createFindLast(presenter: Presenter) {
  return function findLast(
    tx: Tx,
    actor: Actor,
    id: string,
    selection: Selection,
    now: Date,
    hear: (answer: DeliveryAnswer) => void,
  ): void {
    const statement = statementFor(actor, id, selection, now)
    if (statement !== null)
      tx.last<Found>(statement, ([found]) => {
        if (found) hear(presentDelivery(found.j, actor, now, presenter))
      })
  }
}
