import type { Database } from '../src/platform/db/database'
import { deliveries, deliveryLogs } from '../src/tables/deliveries'
import { driverDaysOff, driverMoves, driverPaperChecks, drivers } from '../src/tables/drivers'
import { files } from '../src/tables/files'
import { invoices, payments, subscriptionPayments } from '../src/tables/invoices'
import { offers } from '../src/tables/offers'
import { addresses, admins, clients, organizations } from '../src/tables/organizations'
import { surveyResponses } from '../src/tables/survey'
import { positions } from '../src/tables/tracking'
import { users } from '../src/tables/users'
import { vehicles } from '../src/tables/vehicles'

/** All rows as they stand, read without any projection. */
export async function readRows({ sql }: Database) {
  return {
    addresses: await sql.select().from(addresses),
    admins: await sql.select().from(admins),
    clients: await sql.select().from(clients),
    deliveries: await sql.select().from(deliveries),
    deliveryLogs: await sql.select().from(deliveryLogs),
    drivers: await sql.select().from(drivers),
    driverMoves: await sql.select().from(driverMoves),
    driverPaperChecks: await sql.select().from(driverPaperChecks),
    driverDaysOff: await sql.select().from(driverDaysOff),
    files: await sql.select().from(files),
    invoices: await sql.select().from(invoices),
    offers: await sql.select().from(offers),
    organizations: await sql.select().from(organizations),
    payments: await sql.select().from(payments),
    subscriptionPayments: await sql.select().from(subscriptionPayments),
    positions: await sql.select().from(positions),
    surveyResponses: await sql.select().from(surveyResponses),
    users: await sql.select().from(users),
    vehicles: await sql.select().from(vehicles),
  }
}
export type Rows = Awaited<ReturnType<typeof readRows>>
