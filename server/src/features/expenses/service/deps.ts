import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type { Presenter } from '../../deliveries/public'

export interface ExpenseDeps {
  readonly db: Database
  readonly clock: Clock
  readonly presenter: Presenter
}
