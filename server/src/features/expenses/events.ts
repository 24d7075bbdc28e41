import type { ExpenseKind } from '@volant/domain/expenses/expenses'
import type { Cents } from '@volant/domain/kernel/money'
import type { DeliveryRow } from '../deliveries/public'

declare module '../../platform/bus' {
  interface DomainEvents {
    /** A driver declared an expense, or took one back. */
    'expense.declared': { readonly delivery: DeliveryRow }
    /** The office approved or refused one. */
    'expense.decided': {
      readonly delivery: DeliveryRow
      readonly expenseId: string
      readonly driverId: string
      readonly kind: ExpenseKind
      readonly amount: Cents
      /** Null where it was refused. */
      readonly approved: Cents | null
      readonly reason: string | null
      readonly at: Date
    }
  }
}
