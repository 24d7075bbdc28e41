import { graphql, send, type Person } from './people'

type Driver = Extract<Person, `driver${string}`>

interface Vehicle {
  readonly id: string
  readonly toRetrieve: boolean
  readonly vehicleCode: string
}

export interface Ordered {
  readonly id: string
  readonly publicId: string
  readonly version: number
  readonly startCode: string
  readonly destinationCode: string
  readonly returnCode: string | null
  readonly trackingId: string
  readonly comment: string | null
  readonly vehicles: readonly Vehicle[]
}

export interface OrderOptions {
  readonly type?: 'STANDARD' | 'TWO_WAY_DELIVERY'
  readonly phone?: string
  readonly email?: string
}

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const dates = () => ({
  carAvailabilityDate: inDays(20),
  carPickUpDate: inDays(21),
  carDeliveryDeadline: inDays(22),
})

/** A random plate, so that earlier runs have hardly used it. */
export function newPlate(): string {
  const letters = () => Array.from({ length: 2 }, () => 'ABCDEFGHJK'[Math.floor(Math.random() * 10)]).join('')
  return `${letters()}-${100 + Math.floor(Math.random() * 900)}-${letters()}`
}

/** A number that no other customer has, because messages in the outbox are found by their recipient. */
export function freshPhone(): string {
  return `+3361${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
}

async function findPlace(baseURL: string, person: Person, typed: string): Promise<object> {
  const [first] = await send<{ place_id: string }[]>(
    baseURL,
    person,
    'GET',
    `/places/autocomplete?q=${encodeURIComponent(typed)}`,
  )
  if (!first) throw new Error(`no place is called ${typed}`)
  return send(baseURL, person, 'GET', `/places/${encodeURIComponent(first.place_id)}`)
}

/** A delivery as an admin reads it. */
export async function readOrder(baseURL: string, id: string): Promise<Ordered & { readonly status: string }> {
  const query = `query($id: ID!) { findDeliveryById(id: $id) {
    id publicId version status startCode destinationCode returnCode trackingId comment
    vehicles { id toRetrieve vehicleCode } } }`
  const { findDeliveryById } = await graphql<{ findDeliveryById: Ordered & { status: string } }>(
    baseURL,
    'superAdmin',
    query,
    { id },
  )
  return findDeliveryById
}

/** Creates a complete request of Horizon Autos from Paris to Lyon through the API. */
export async function order(baseURL: string, options: OrderOptions = {}): Promise<Ordered> {
  const { type = 'STANDARD', phone = '+33612345678', email = 'camille.renaud@example.test' } = options
  const twoWay = type === 'TWO_WAY_DELIVERY'
  const { createDelivery } = await graphql<{ createDelivery: { id: string } }>(
    baseURL,
    'owner',
    'mutation($input: CreateDeliveryInput!) { createDelivery(input: $input) { id } }',
    {
      input: {
        type,
        ...(twoWay && { twoWayDeliverType: 'EXCHANGE', numberOfVehicles: 2 }),
        clientFirstName: 'Camille',
        clientLastName: 'Renaud',
        clientEmail: email,
        clientPhone: phone,
        language: 'fr',
        ...dates(),
      },
    },
  )
  const [paris, lyon] = await Promise.all([
    findPlace(baseURL, 'owner', '12 rue de Rivoli, 75004 Paris'),
    findPlace(baseURL, 'owner', '4 place Bellecour, 69002 Lyon'),
  ])
  const car = { marque: 'Peugeot', model: '308', vehicleCode: newPlate(), carType: 'B', type: 'GAS' }
  const back = { marque: 'Renault', model: 'Clio', vehicleCode: newPlate(), carType: 'A', type: 'GAS' }
  await graphql(baseURL, 'owner', 'mutation($input: UpdateDeliveryInput!) { updateDelivery(input: $input) { id } }', {
    input: {
      id: createDelivery.id,
      fromAddress: paris,
      toAddress: lyon,
      category: 'STANDARD',
      comment: 'Le portail se ferme à 18 h.',
      vehicles: twoWay ? [car, { ...back, toRetrieve: true }] : [car],
      ...(twoWay && { toReturnFromAddress: lyon, toReturnToAddress: paris }),
    },
  })
  return readOrder(baseURL, createDelivery.id)
}

export async function confirm(baseURL: string, { id }: Pick<Ordered, 'id'>): Promise<void> {
  await graphql(baseURL, 'maintainer', 'mutation($id: ID!) { confirmDelivery(deliveryId: $id) { id } }', { id })
}

/** A confirmed delivery, which waits for its price and its driver. */
export async function orderConfirmed(baseURL: string): Promise<Ordered> {
  const ordered = await order(baseURL)
  await confirm(baseURL, ordered)
  return ordered
}

const PRICES = { clientFinalPrice: 620, wantedPrice: 260, minPrice: 180, maxPrice: 340 }

/** Opens a requested delivery to the offers of drivers. */
export async function openAuction(baseURL: string, { id }: Pick<Ordered, 'id'>): Promise<void> {
  const query = 'mutation($input: AllowDeliveryInput!) { allowDelivery(input: $input) { id status } }'
  await graphql(baseURL, 'maintainer', query, { input: { id, ...PRICES, ...dates() } })
}

/** Gives a requested delivery to a driver at once, without an auction. */
export async function assign(
  baseURL: string,
  { id }: Pick<Ordered, 'id'>,
  driver: Driver,
  when = dates(),
): Promise<void> {
  const { profileId } = await send<{ profileId: string }>(baseURL, driver, 'GET', '/auth/me')
  await graphql(
    baseURL,
    'maintainer',
    'mutation($input: AssignDriverInput!) { assignDriverToDelivery(input: $input) { id status } }',
    {
      input: {
        id,
        driverId: profileId,
        ...PRICES,
        ...when,
      },
    },
  )
}

const UNDER_WAY = [
  'PICKUP_DRIVER',
  'ONGOING',
  'PICKUP_CLIENT',
  'SWAP_PICKUP_DRIVER',
  'SWAP_IN_TRANSIT',
  'SWAP_PICKUP_CLIENT',
]

/** Completes missions that an interrupted run left under way, because a driver may have only one. */
export async function finishOpenMissions(baseURL: string, driver: Driver): Promise<void> {
  const { profileId } = await send<{ profileId: string }>(baseURL, driver, 'GET', '/auth/me')
  const { findAllDeliveries } = await graphql<{ findAllDeliveries: { records: { id: string }[] } }>(
    baseURL,
    'superAdmin',
    'query($filter: DeliveryFilter) { findAllDeliveries(filter: $filter) { records { id } } }',
    { filter: { driverId: profileId, statuses: UNDER_WAY } },
  )
  for (const { id } of findAllDeliveries.records)
    await graphql(
      baseURL,
      'superAdmin',
      'mutation($input: UpdateDeliveryStatusInput!) { updateDeliveryStatus(input: $input) { id } }',
      { input: { id, status: 'COMPLETED', reason: 'Mission interrompue' } },
    )
}

/** An order given to a driver, who has no other mission under way. */
export async function giveMission(baseURL: string, driver: Driver, options?: OrderOptions): Promise<Ordered> {
  await finishOpenMissions(baseURL, driver)
  const ordered = await order(baseURL, options)
  await assign(baseURL, ordered, driver)
  return ordered
}

/** Sets statuses as an admin, which replaces the driver's steps on the phone. */
export async function forceStatuses(baseURL: string, id: string, ...statuses: readonly string[]): Promise<void> {
  for (const status of statuses)
    await graphql(
      baseURL,
      'superAdmin',
      'mutation($input: UpdateDeliveryStatusInput!) { updateDeliveryStatus(input: $input) { id } }',
      { input: { id, status, reason: 'Téléphone en panne' } },
    )
}
