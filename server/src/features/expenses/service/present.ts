import type { Actor } from '@volant/domain/kernel/actor'
import { toEuros } from '@volant/domain/kernel/money'
import type { Presenter } from '../../deliveries/public'
import type { ShownExpense } from '../store/expenses'

/** In euros, with an address for the photo; who of the office decided is the office's to know. */
export function presentExpense(
  { expense, decidedBy, price, ...more }: ShownExpense,
  actor: Actor,
  presenter: Presenter,
) {
  const { photoKey, amount, approved, ...row } = expense
  return {
    ...row,
    ...more,
    price: price === null ? null : toEuros(price),
    amount: toEuros(amount),
    approved: approved === null ? null : toEuros(approved),
    photo: presenter.fileUrl(photoKey),
    decidedBy: actor.role === 'ADMIN' ? decidedBy : null,
  }
}
