import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { Presenter } from '../deliveries/public'
import { expenseResolvers } from './doors'
import { expenseReactions } from './reactions'
import { createExpenses } from './service/expenses'

interface Needs {
  readonly files: Presenter
}

export function createExpensesFeature({ db, clock, live }: Platform, { files }: Needs): Feature {
  return {
    operations: expenseResolvers(createExpenses({ db, clock, presenter: files })),
    reactions: expenseReactions(live),
  }
}
