import * as health from '../platform/db/table'
import * as idempotency from '../platform/idempotency/table'
import * as outbox from '../platform/outbox/table'
import * as deliveries from './deliveries'
import * as drivers from './drivers'
import * as files from './files'
import * as invoices from './invoices'
import * as offers from './offers'
import * as organizations from './organizations'
import * as survey from './survey'
import * as tracking from './tracking'
import * as users from './users'
import * as vehicles from './vehicles'

/** Every table, for migrations and the executor's types. */
export const schema = {
  ...users,
  ...organizations,
  ...drivers,
  ...deliveries,
  ...vehicles,
  ...offers,
  ...invoices,
  ...tracking,
  ...survey,
  ...outbox,
  ...idempotency,
  ...files,
  ...health,
}
