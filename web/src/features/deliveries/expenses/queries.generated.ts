/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type ExpenseFragment = { id: string, deliveryId: string, kind: Types.ExpenseKind, amount: number, text: string | null, state: Types.ExpenseState, approved: number | null, reason: string | null, driverName: string, capturedAt: string, receivedAt: string, photo: string, decidedAt: string | null, decidedBy: string | null, payment: Types.PaymentStatus | null };

export type DeliveryExpensesQueryVariables = Exact<{
  deliveryId: string;
}>;


export type DeliveryExpensesQuery = { missionExpenses: Array<{ id: string, deliveryId: string, kind: Types.ExpenseKind, amount: number, text: string | null, state: Types.ExpenseState, approved: number | null, reason: string | null, driverName: string, capturedAt: string, receivedAt: string, photo: string, decidedAt: string | null, decidedBy: string | null, payment: Types.PaymentStatus | null }>, findDeliveryById: { status: Types.DeliveryStatus, finalPrice: number | null } | null };

export type OpenExpensesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenExpensesQuery = { openExpenses: Array<{ contract: number, from: string | null, to: string | null, price: number | null, id: string, deliveryId: string, kind: Types.ExpenseKind, amount: number, text: string | null, state: Types.ExpenseState, approved: number | null, reason: string | null, driverName: string, capturedAt: string, receivedAt: string, photo: string, decidedAt: string | null, decidedBy: string | null, payment: Types.PaymentStatus | null }> };

export type DecideExpenseMutationVariables = Exact<{
  input: Types.DecideExpenseInput;
}>;


export type DecideExpenseMutation = { decideExpense: { id: string, deliveryId: string, kind: Types.ExpenseKind, amount: number, text: string | null, state: Types.ExpenseState, approved: number | null, reason: string | null, driverName: string, capturedAt: string, receivedAt: string, photo: string, decidedAt: string | null, decidedBy: string | null, payment: Types.PaymentStatus | null } };

const Expense = `fragment Expense on MissionExpense {
  id
  deliveryId
  kind
  amount
  text
  state
  approved
  reason
  driverName
  capturedAt
  receivedAt
  photo
  decidedAt
  decidedBy
  payment
}`
export const DeliveryExpensesDocument = new TypedDocumentString(`
    query DeliveryExpenses($deliveryId: ID!) {
  missionExpenses(deliveryId: $deliveryId) {
    ...Expense
  }
  findDeliveryById(id: $deliveryId) {
    status
    finalPrice
  }
}
${Expense}`) as unknown as TypedDocumentString<DeliveryExpensesQuery, DeliveryExpensesQueryVariables>;
export const OpenExpensesDocument = new TypedDocumentString(`
    query OpenExpenses {
  openExpenses {
    ...Expense
    contract
    from
    to
    price
  }
}
${Expense}`) as unknown as TypedDocumentString<OpenExpensesQuery, OpenExpensesQueryVariables>;
export const DecideExpenseDocument = new TypedDocumentString(`
    mutation DecideExpense($input: DecideExpenseInput!) {
  decideExpense(input: $input) {
    ...Expense
  }
}
${Expense}`) as unknown as TypedDocumentString<DecideExpenseMutation, DecideExpenseMutationVariables>;