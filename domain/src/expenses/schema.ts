import { euros, form, moment, oneOf, optionalText, storageKey, uuid } from '../kernel/fields'
import { EXPENSE_AMOUNT, EXPENSE_KINDS, EXPENSE_WORDS, needsWords } from './expenses'

/** An expense as the phone sends it, in euros. contract/schema.graphql, DeclareExpenseInput. */
export const expenseSchema = form({
  deliveryId: uuid(),
  id: uuid(),
  kind: oneOf(EXPENSE_KINDS),
  amount: euros(EXPENSE_AMOUNT.min, EXPENSE_AMOUNT.max),
  text: optionalText(EXPENSE_WORDS.max),
  capturedAt: moment(),
  photoKey: storageKey(),
}).refine(({ kind, text }) => !needsWords(kind) || (text ?? '').length >= EXPENSE_WORDS.min, {
  path: ['text'],
  error: 'required',
})

/** What the office says of one: the amount that it pays back, or why it pays nothing. contract/schema.graphql, DecideExpenseInput. */
export const decideExpenseSchema = form({
  id: uuid(),
  approved: euros(0, EXPENSE_AMOUNT.max).nullish(),
  reason: optionalText(EXPENSE_WORDS.max),
  decidedAt: moment().nullish(),
}).refine(({ approved, reason }) => approved != null || (reason ?? '').length >= EXPENSE_WORDS.min, {
  path: ['reason'],
  error: 'required',
})
