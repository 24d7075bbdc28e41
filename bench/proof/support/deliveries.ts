import { graphql, requiredInTime } from './http'
import type { Answer, Caller } from './http'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const dates = () => ({
  carAvailabilityDate: inDays(20),
  carPickUpDate: inDays(21),
  carDeliveryDeadline: inDays(22),
})
const PARIS = {
  address: '12 rue de Rivoli',
  city: 'Paris',
  postalCode: '75004',
  country: 'FR',
  latitude: 48.8556,
  longitude: 2.3614,
}
const LYON = {
  address: '3 place Bellecour',
  city: 'Lyon',
  postalCode: '69002',
  country: 'FR',
  latitude: 45.7578,
  longitude: 4.832,
}
const PRICES = { clientFinalPrice: 620, wantedPrice: 260, minPrice: 180, maxPrice: 340 }

/** The calls of the rows, by the name of their operation. */
const CALLS = {
  createDelivery: ['CreateDeliveryInput', 'id version status'],
  updateDelivery: ['UpdateDeliveryInput', 'id version status'],
  allowDelivery: ['AllowDeliveryInput', 'id version status'],
  assignDriverToDelivery: ['AssignDriverInput', 'id version status'],
  changeDriver: ['AssignDriverInput', 'id version status'],
  cancelDelivery: ['CancelDeliveryInput', 'id version status'],
  updateDeliveryStatus: ['UpdateDeliveryStatusInput', 'id version status'],
  advanceMission: ['MissionStepInput', 'id version status'],
  createOffer: ['CreateOfferInput', 'id'],
  acceptOffer: ['OfferIdInput', 'id driverId status'],
} as const

export interface Changed {
  readonly id: string
  readonly version: number
  readonly status: string
}

export function send<T = Changed>(
  origin: string,
  who: Caller,
  operation: keyof typeof CALLS,
  input: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<T>> {
  const [type, fields] = CALLS[operation]
  const query = `mutation($input: ${type}!) { ${operation}(input: $input) { ${fields} } }`
  return graphql<T>(origin, who, query, { input }, headers)
}

export const newDelivery = () => ({
  type: 'STANDARD',
  clientFirstName: 'Camille',
  clientLastName: 'Renaud',
  clientEmail: 'camille.renaud@example.test',
  clientPhone: '+33612345678',
  language: 'fr',
  ...dates(),
})

/** What the later steps of the wizard add. */
export const details = {
  fromAddress: PARIS,
  toAddress: LYON,
  category: 'STANDARD',
  vehicles: [{ marque: 'Peugeot', model: '308', vehicleCode: 'GA-217-KF', carType: 'B', type: 'GAS' }],
}

/** Both steps of the wizard. @returns a delivery in REQUESTED */
export async function order(origin: string, owner: Caller): Promise<string> {
  const { id } = await requiredInTime(() => send(origin, owner, 'createDelivery', newDelivery()), 'createDelivery')
  await requiredInTime(() => send(origin, owner, 'updateDelivery', { ...details, id }), 'updateDelivery')
  return id
}

/** What the office fills in when it opens an auction or gives a delivery to a driver. */
export const dealOf = (id: string) => ({ id, ...PRICES, ...dates() })

export async function openAuction(origin: string, maintainer: Caller, id: string): Promise<void> {
  await requiredInTime(() => send(origin, maintainer, 'allowDelivery', dealOf(id)), 'allowDelivery')
}

/** @returns the id of the offer */
export async function offer(
  origin: string,
  driver: Caller & { readonly profileId: string },
  deliveryId: string,
): Promise<string> {
  const input = { deliveryId, driverId: driver.profileId, demandedPrice: 250 }
  const made = await requiredInTime(() => send<{ id: string }>(origin, driver, 'createOffer', input), 'createOffer')
  return made.id
}
