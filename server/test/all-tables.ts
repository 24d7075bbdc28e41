import * as backup from '../src/platform/backup/table'
import * as health from '../src/platform/db/table'
import * as idempotency from '../src/platform/idempotency/table'
import * as outbox from '../src/platform/outbox/table'
import * as deliveries from '../src/tables/deliveries'
import * as drivers from '../src/tables/drivers'
import * as expenses from '../src/tables/expenses'
import * as files from '../src/tables/files'
import * as invoices from '../src/tables/invoices'
import * as missionEvidence from '../src/tables/mission-evidence'
import * as missionProblems from '../src/tables/mission-problems'
import * as notices from '../src/tables/notices'
import * as offers from '../src/tables/offers'
import * as organizations from '../src/tables/organizations'
import * as sealedReports from '../src/tables/sealed-reports'
import * as survey from '../src/tables/survey'
import * as tracking from '../src/tables/tracking'
import * as users from '../src/tables/users'
import * as vehicles from '../src/tables/vehicles'

/** Every table of the product. */
export const tables = {
  ...users,
  ...organizations,
  ...drivers,
  ...deliveries,
  ...vehicles,
  ...missionEvidence,
  ...missionProblems,
  ...notices,
  ...expenses,
  ...offers,
  ...invoices,
  ...tracking,
  ...sealedReports,
  ...survey,
  ...outbox,
  ...idempotency,
  ...files,
  ...health,
  ...backup,
}
