import { confirmationSms } from '@volant/contract/words/confirmation-sms'
import type { Actor } from '@volant/domain/kernel/actor'
import { toEuros } from '@volant/domain/kernel/money'
import { auctionDefaults } from '@volant/domain/pricing/auction'
import { addDays } from 'date-fns'
import { eq, like } from 'drizzle-orm'
import { deliveries } from '../../tables/deliveries'
import { outbox } from '../../platform/outbox/table'
import { as } from '../services'
import type { Services } from '../services'
import type { Driver } from '../people/drivers'
import { importAsAsked } from './imported'
import type { Plan } from './plan'
import { CANCEL_EXPLANATIONS, COMMENTS, PRECISIONS } from './texts'

const NEEDED = {
  startCode: deliveries.startCode,
  destinationCode: deliveries.destinationCode,
  returnCode: deliveries.returnCode,
  distance: deliveries.distance,
  clientInitialPrice: deliveries.clientInitialPrice,
  minPrice: deliveries.minPrice,
  maxPrice: deliveries.maxPrice,
  carAvailabilityDate: deliveries.carAvailabilityDate,
  type: deliveries.type,
  duration: deliveries.duration,
  carPickUpDate: deliveries.carPickUpDate,
  carDeliveryDeadline: deliveries.carDeliveryDeadline,
}

const REASONS = [
  'car_not_at_mcc',
  'car_not_ready_technical',
  'car_not_ready_damaged',
  'car_not_ready_dirty',
  'car_not_ready_no_license_plate',
  'customer_not_available',
  'lms_partner_not_available',
  'other',
] as const

/** T1, by the client or, now and then, by an admin for the owner of the organisation. */
export async function request(services: Services, plan: Plan): Promise<string> {
  const { deliveries: service, random } = services
  const { organization, requester, office, customer, times, type, twoWayDeliverType } = plan
  const [owner] = organization.people
  const byOffice = owner !== undefined && random.chance(12)
  const { carAvailabilityDate, carPickUpDate, carDeliveryDeadline } = times
  const { id } = await service.create(as(byOffice ? office : requester), {
    type,
    twoWayDeliverType,
    ...customer,
    carAvailabilityDate,
    carPickUpDate,
    carDeliveryDeadline,
    ...(byOffice && { representativeId: owner.profileId }),
  })
  return id
}

/** What happens to one delivery at the office and at the customer's: every call is the product's own. */
export function createActions(services: Services, plan: Plan, id: string) {
  const { random, db, clock, deliveries: service, dispatch, offers, confirmation } = services
  const { office, requester, from, to, cars, options, category, type, customer } = plan

  async function row() {
    const [found] = await db.sql.select(NEEDED).from(deliveries).where(eq(deliveries.id, id))
    if (!found) throw new Error(`no delivery ${id}`)
    return found
  }

  const place = (spot: Plan['from']) => ({ ...spot, addressPrecision: random.pick(PRECISIONS) })

  async function deal() {
    const { clientInitialPrice, carAvailabilityDate, carPickUpDate, carDeliveryDeadline } = await row()
    // what is agreed is the estimate, or a round number near it
    const estimated = toEuros(clientInitialPrice ?? 30_000)
    const clientFinalPrice = random.chance(60)
      ? estimated
      : Math.round((estimated * random.between(0.97, 1.06)) / 5) * 5
    const { wantedPrice } = auctionDefaults(Math.round(clientFinalPrice * 100))
    return {
      id,
      clientFinalPrice,
      wantedPrice: toEuros(wantedPrice),
      carAvailabilityDate,
      carPickUpDate,
      carDeliveryDeadline,
    }
  }

  return {
    row,

    fill: () =>
      service.edit(as(random.chance(80) ? requester : office), {
        id,
        fromAddress: place(from),
        toAddress: place(to),
        ...(type === 'TWO_WAY_DELIVERY' && { toReturnFromAddress: place(to), toReturnToAddress: place(from) }),
        vehicles: cars.map((car) => ({ ...car })),
        category,
        options: [...options],
        comment: random.pick(COMMENTS),
      }),

    ask: async () =>
      confirmation.sendSms(as(office), {
        deliveryId: id,
        recipient: customer.clientPhone,
        message: confirmationSms({ ...customer, ...(await row()) }, customer.language),
      }),

    /** The customer opens the link that stands in the SMS. */
    async answer(status: 'CONFIRMED_BY_CUSTOMER' | 'CANCELLED_BY_CUSTOMER') {
      const [sms] = await db.sql
        .select({ data: outbox.data })
        .from(outbox)
        .where(like(outbox.dedupeKey, `confirmation:${id}:%`))
      const token = /token=([\w-]+)/.exec(JSON.stringify(sms?.data))?.[1]
      await confirmation.answer(token, status)
    },

    importAsAsked: async () =>
      importAsAsked(services, id, office, confirmationSms({ ...customer, ...(await row()) }, customer.language)),

    async postpone() {
      const { carPickUpDate, carDeliveryDeadline } = await row()
      await service.edit(as(office), {
        id,
        carPickUpDate: addDays(carPickUpDate, 1),
        carDeliveryDeadline: addDays(carDeliveryDeadline, 1),
      })
    },

    confirm: () => service.confirm(as(office), id),
    cancelRestitution: () => service.cancelRestitution(as(office), { id, type: 'STANDARD' }),
    remove: () => service.remove(as(office), id),
    activate: () => service.setStatus(as(office), { id, status: 'REQUESTED' }),
    force: (status: 'PICKUP_CLIENT') =>
      service.setStatus(as(office), { id, status, reason: 'Téléphone du conducteur déchargé.' }),
    terminate: (reason?: string) => service.setStatus(as(office), { id, status: 'COMPLETED', reason: reason ?? null }),

    async cancel(by: Actor) {
      const reason = random.pick(REASONS)
      const additionalInfo = reason === 'other' || random.chance(25) ? random.pick(CANCEL_EXPLANATIONS) : null
      await service.cancel(as(by), { id, reason, additionalInfo })
    },

    async open() {
      await dispatch.allow(as(office), await deal())
    },

    async bid(driver: Driver): Promise<string> {
      const { minPrice, maxPrice } = await row()
      const price = random.between(toEuros(minPrice ?? 10_000) * 1.05, toEuros(maxPrice ?? 30_000))
      const offer = await offers.create(as(driver), {
        deliveryId: id,
        driverId: driver.profileId,
        demandedPrice: Math.max(10, Math.round(price / 5) * 5),
      })
      return offer.id
    },

    accept: (offerId: string) => offers.accept(as(office), offerId),
    reject: (offerId: string) => offers.reject(as(office), offerId),

    async assign(driver: Driver) {
      await dispatch.assign(as(office), { ...(await deal()), driverId: driver.profileId })
    },

    async change(driver: Driver) {
      await dispatch.change(as(office), { ...(await deal()), driverId: driver.profileId })
    },

    withdraw: (driver: Driver) =>
      services.missions.advance(as(driver), {
        deliveryId: id,
        action: 'WITHDRAW',
        reason: 'Ma voiture est en panne : je ne peux pas rejoindre le lieu d’enlèvement.',
        idempotencyKey: `${id}:withdraw:${clock.now().getTime()}`,
      }),
  }
}

export type Acts = ReturnType<typeof createActions>
