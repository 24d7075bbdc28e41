import { randomUUID } from 'node:crypto'
import { dealOf, newDelivery, openAuction, order, send } from './deliveries'
import { call, graphql } from './http'
import type { Answer } from './http'
import type { Signed } from './sign-in'

export type Sender = (headers: Readonly<Record<string, string>>) => Promise<Answer<unknown>>

export interface Press {
  /** Is sent twenty times at once under one key. */
  readonly keyed?: Sender
  /** The same call with another body. */
  readonly other?: Sender
  /** Is sent twenty times at once without a key, where the table itself keeps a second one out. */
  readonly plain?: Sender
  /** How many rows there have to be. */
  readonly rows: readonly [text: string, value: string]
}

/** One round of each operation that people press twice. @param pick the server that is asked next */
export async function roundOf(pick: () => string, owner: Signed, admin: Signed, driver: Signed): Promise<Press[]> {
  const name = randomUUID().slice(0, 8)
  const delivery = { ...newDelivery(), clientLastName: `Renaud ${name}` }
  const auctioned = await order(pick(), owner)
  await openAuction(pick(), admin, auctioned)
  const assigned = await order(pick(), owner)
  await send(pick(), admin, 'assignDriverToDelivery', { ...dealOf(assigned), driverId: driver.profileId })
  const bid = { deliveryId: auctioned, driverId: driver.profileId, demandedPrice: 250 }
  const completed = { id: assigned, status: 'COMPLETED', reason: 'Mission interrompue' }
  const email = `member-${name}@proof.test`
  const member = {
    assigneeFirstName: 'Marie',
    assigneeLastName: 'Durand',
    assigneePhone: '+33612345678',
    assigneeEmail: email,
    assigneeRank: 6,
  }
  const organization = {
    name: `Garage ${name}`,
    ownerFirstName: 'Marie',
    ownerLastName: 'Durand',
    ownerEmail: `owner-${name}@proof.test`,
    ownerFunction: 'Directrice',
    ownerService: 'Direction',
    address: {
      address: '1 rue de la Paix',
      city: 'Paris',
      postalCode: '75002',
      country: 'FR',
      latitude: 48.87,
      longitude: 2.33,
    },
  }
  return [
    {
      keyed: (headers) => send(pick(), owner, 'createDelivery', delivery, headers),
      other: (headers) => send(pick(), owner, 'createDelivery', { ...delivery, clientFirstName: 'Autre' }, headers),
      rows: ['SELECT count(*)::int AS n FROM deliveries WHERE client_last_name = $1', delivery.clientLastName],
    },
    {
      keyed: (headers) => send(pick(), driver, 'createOffer', bid, headers),
      other: (headers) => send(pick(), driver, 'createOffer', { ...bid, demandedPrice: 260 }, headers),
      rows: ['SELECT count(*)::int AS n FROM offers WHERE delivery_id = $1', auctioned],
    },
    {
      plain: (headers) => send(pick(), admin, 'updateDeliveryStatus', completed, headers),
      rows: [`SELECT count(*)::int AS n FROM invoices WHERE delivery_id = $1`, assigned],
    },
    {
      plain: (headers) => call(pick(), owner, '/organization/add-member', { body: member, headers }),
      rows: ['SELECT count(*)::int AS n FROM users WHERE email = $1', email],
    },
    {
      plain: (headers) =>
        graphql(
          pick(),
          admin,
          'mutation($input: OrganizationInput!) { createOrganization(input: $input) { id } }',
          { input: organization },
          headers,
        ),
      rows: ['SELECT count(*)::int AS n FROM organizations WHERE name = $1', organization.name],
    },
  ]
}
