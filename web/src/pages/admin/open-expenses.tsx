import { OpenExpensesTable } from '../../features/deliveries/expenses/open-expenses-table'
import { InvoicesHeader } from './invoices-header'
import { paymentLinks } from './links'

export function OpenExpensesPage() {
  return (
    <>
      <InvoicesHeader active="expenses" />
      <OpenExpensesTable delivery={paymentLinks.delivery} />
    </>
  )
}
