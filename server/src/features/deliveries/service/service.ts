import { createLogs } from './logs'
import { createFind, createFindLast } from '../read/find'
import { createList } from '../read/list'
import type { Presenter } from '../read/present-vehicle'
import { createCreate } from './create'
import type { DeliveryDeps } from './deps'
import { createEdit } from './edit'
import { createOfficeActions } from './office'

/** The whole of a delivery's life at the office; auctions, missions and public links are features of their own. */
export function createDeliveries(deps: DeliveryDeps, presenter: Presenter) {
  const find = createFind(deps.db, presenter)
  return {
    logs: createLogs(deps.db, deps.clock, find),
    list: createList(deps.db, presenter),
    find,
    findLast: createFindLast(presenter),
    create: createCreate(deps),
    edit: createEdit(deps),
    ...createOfficeActions(deps),
  }
}

export type Deliveries = ReturnType<typeof createDeliveries>
