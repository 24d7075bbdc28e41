import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'
import type { Persona } from './cast'
import type { DeliveryFixture } from './delivery-fixtures'
import { DEAL, dates } from './world'

/** A call that moves a delivery, and from where the lifecycle lets it: written by hand, beside the domain's own table. */
export interface Step {
  readonly title: string
  readonly who: Persona
  readonly legal: (status: DeliveryStatus, type: DeliveryType) => boolean
  readonly send: (staged: DeliveryFixture, driverId: string) => GraphqlSent | RestSent
}
interface GraphqlSent {
  readonly operation: string
  readonly variables: object
}
interface RestSent {
  readonly url: string
  readonly body?: object
}

const list = (text: string) => text.trim().split(/\s+/) as DeliveryStatus[]
const G1 = list('REQUESTED PENDING_CUSTOMER_CONFIRMATION SMS_SENT CONFIRMED_BY_CUSTOMER RESCHEDULED_BY_ADMIN')
const G2 = list('CONFIRMED WAITING_FOR_DRIVER SET')
const LEGS = list(`
  PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT SWAP_DELIVERED
`)
const GX = list('CANCELLED_BY_ADMIN CANCELLED_BY_MANDATORY CANCELLED_BY_CUSTOMER')
/** Where a driver is on the delivery: elsewhere it does not exist for them. */
export const CARRIED = [...list('SET'), ...LEGS, ...list('COMPLETED')]

const from = (...statuses: readonly (readonly DeliveryStatus[])[]) => {
  const all = statuses.flat()
  return (status: DeliveryStatus) => all.includes(status)
}
const never = () => false
const road: readonly DeliveryStatus[] = ['SET', ...LEGS]
const leadsTo = (target: DeliveryStatus) => (status: DeliveryStatus, type: DeliveryType) => {
  const stands = road.indexOf(status)
  const swaps = target.startsWith('SWAP')
  return stands >= 0 && road[stands + 1] === target && (!swaps || type === 'TWO_WAY_DELIVERY')
}

const iso = () => Object.fromEntries(Object.entries(dates(new Date())).map(([name, at]) => [name, at.toISOString()]))
const input =
  (operation: string, make: (staged: DeliveryFixture, driverId: string) => object): Step['send'] =>
  (staged, driverId) => ({ operation, variables: { input: make(staged, driverId) } })
const toStatus = (status: DeliveryStatus) =>
  input('updateDeliveryStatus', ({ id }) => ({ id, status, reason: 'a good reason' }))
const edit = input('updateDelivery', ({ id }) => ({ id, comment: 'Merci de passer par la cour' }))
const cancel = input('cancelDelivery', ({ id }) => ({ id, reason: 'customer_not_available' }))
const mission = (action: string) =>
  input('advanceMission', ({ id }) => ({ deliveryId: id, action, code: '123456', idempotencyKey: `${id}-${action}` }))

const office: readonly Step[] = [
  { title: 'edit', who: 'A1', legal: from(G1, G2, LEGS), send: edit },
  {
    title: 'edit the car',
    who: 'A1',
    legal: from(G1, G2, LEGS),
    send: input('updateVehicle', ({ vehicles }) => ({ id: vehicles[0], marque: 'Renault' })),
  },
  {
    title: 'confirm',
    who: 'A1',
    legal: from(G1),
    send: ({ id }) => ({ operation: 'confirmDelivery', variables: { deliveryId: id } }),
  },
  {
    title: 'open the auction',
    who: 'A1',
    legal: from(G1, G2),
    send: input('allowDelivery', ({ id }) => ({ id, ...DEAL, ...iso() })),
  },
  {
    title: 'give it to a driver',
    who: 'A1',
    legal: from(G1, list('CONFIRMED WAITING_FOR_DRIVER')),
    send: input('assignDriverToDelivery', ({ id }, driverId) => ({ id, driverId, ...DEAL, ...iso() })),
  },
  {
    title: 'change the driver',
    who: 'A1',
    legal: from(list('SET')),
    send: input('changeDriver', ({ id }, driverId) => ({ id, driverId, ...DEAL, ...iso() })),
  },
  {
    title: 'propose an offer',
    who: 'A1',
    legal: from(list('WAITING_FOR_DRIVER')),
    send: input('createOffer', ({ id }, driverId) => ({ deliveryId: id, driverId, demandedPrice: 200 })),
  },
  {
    title: 'accept an offer',
    who: 'A1',
    legal: from(list('WAITING_FOR_DRIVER')),
    send: input('acceptOffer', ({ offers }) => ({ id: offers[0] })),
  },
  { title: 'terminate', who: 'A1', legal: from(G2, LEGS), send: toStatus('COMPLETED') },
  { title: 'reactivate', who: 'A1', legal: from(GX), send: toStatus('REQUESTED') },
  { title: 'cancel', who: 'A1', legal: from(G1, G2, LEGS, list('COMPLETED')), send: cancel },
  {
    title: 'cancel the restitution',
    who: 'A1',
    legal: (status, type) => type === 'TWO_WAY_DELIVERY' && from(G1, list('CONFIRMED WAITING_FOR_DRIVER'))(status),
    send: input('updateDeliveryType', ({ id }) => ({ id, type: 'STANDARD' })),
  },
  {
    title: 'delete',
    who: 'A1',
    legal: from(G1, G2, GX),
    send: ({ id }) => ({ operation: 'deleteDelivery', variables: { id } }),
  },
  {
    title: 'send the SMS',
    who: 'A1',
    legal: from(list('REQUESTED RESCHEDULED_BY_ADMIN')),
    send: ({ id, phone }) => ({
      url: '/sms/send-delivery-confirmation',
      body: { deliveryId: id, recipient: phone, message: 'Bonjour {link}' },
    }),
  },
  {
    title: 'send the tracking link again',
    who: 'A1',
    legal: from(list('SET'), LEGS),
    send: ({ id }) => ({ url: `/delivery/sendTrackingUrl/${id}` }),
  },
  ...LEGS.map((target): Step => ({
    title: `force ${target}`,
    who: 'A1',
    legal: leadsTo(target),
    send: toStatus(target),
  })),
  ...list('CONFIRMED WAITING_FOR_DRIVER SET CANCELLED_BY_ADMIN').map((target): Step => ({
    title: `jump to ${target}`,
    who: 'A1',
    legal: never,
    send: toStatus(target),
  })),
]

const client: readonly Step[] = [
  { title: 'edit', who: 'C4', legal: from(list('REQUESTED')), send: edit },
  {
    title: 'edit the car',
    who: 'C4',
    legal: from(list('REQUESTED')),
    send: input('updateVehicle', ({ vehicles }) => ({ id: vehicles[0], marque: 'Renault' })),
  },
  { title: 'cancel', who: 'C4', legal: from(list('REQUESTED')), send: cancel },
  {
    title: 'reactivate',
    who: 'C4',
    legal: from(list('CANCELLED_BY_MANDATORY CANCELLED_BY_CUSTOMER')),
    send: toStatus('REQUESTED'),
  },
]

const at = (status: DeliveryStatus) => from([status])
const twoWay = (status: DeliveryStatus) => (stands: DeliveryStatus, type: DeliveryType) =>
  stands === status && type === 'TWO_WAY_DELIVERY'
const driver: readonly Step[] = [
  { title: 'withdraw', who: 'DS', legal: at('SET'), send: mission('WITHDRAW') },
  { title: 'pick up', who: 'DS', legal: at('SET'), send: mission('PICK_UP') },
  { title: 'depart', who: 'DS', legal: at('PICKUP_DRIVER'), send: mission('DEPART') },
  { title: 'arrive', who: 'DS', legal: at('ONGOING'), send: mission('ARRIVE') },
  { title: 'hand over', who: 'DS', legal: at('PICKUP_CLIENT'), send: mission('HAND_OVER') },
  { title: 'take the second car', who: 'DS', legal: twoWay('DELIVERED'), send: mission('SWAP_PICK_UP') },
  { title: 'depart with it', who: 'DS', legal: at('SWAP_PICKUP_DRIVER'), send: mission('SWAP_DEPART') },
  { title: 'arrive with it', who: 'DS', legal: at('SWAP_IN_TRANSIT'), send: mission('SWAP_ARRIVE') },
  { title: 'hand it over', who: 'DS', legal: at('SWAP_PICKUP_CLIENT'), send: mission('SWAP_HAND_OVER') },
  {
    title: 'finish',
    who: 'DS',
    legal: (status, type) => status === 'SWAP_DELIVERED' || (status === 'DELIVERED' && type !== 'TWO_WAY_DELIVERY'),
    send: mission('FINISH'),
  },
  {
    title: 'offer',
    who: 'DS',
    legal: never,
    send: (staged, _driver) => ({
      operation: 'createOffer',
      variables: { input: { deliveryId: staged.id, demandedPrice: 200 } },
    }),
  },
  {
    title: 'file the departure of the first car',
    who: 'DS',
    legal: at('SET'),
    send: input('updateVehicle', ({ vehicles }) => ({ id: vehicles[0], mileageBefore: 1001 })),
  },
  {
    title: 'file the arrival of the first car',
    who: 'DS',
    legal: at('PICKUP_CLIENT'),
    send: input('updateVehicle', ({ vehicles }) => ({ id: vehicles[0], mileageAfter: 1500 })),
  },
]

export const STEPS: readonly Step[] = [...office, ...client, ...driver]
