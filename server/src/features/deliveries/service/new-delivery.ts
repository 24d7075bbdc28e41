import { randomBytes, randomInt } from 'node:crypto'
import { drawCodes } from '@volant/domain/deliveries/codes'
import { vehiclesOf } from '@volant/domain/deliveries/facts'
import type { createDeliverySchema } from '@volant/domain/deliveries/schema'
import { v7 as uuid } from 'uuid'
import type * as z from 'zod'
import { toE164 } from '../../../platform/phone'
import type { Representative } from '../store/people'
import type { DeliveryRow } from '../store/row'

/** The delivery report that every new delivery waits for; it is signed at hand-over. */
const DEFAULT_DOCS = [{ name: 'PV', label: 'PV', type: 'PV', key: null, url: null, deleted: false }]

/** What is known later: addresses, prices, a driver, and all that happens. */
const NOTHING_YET = {
  fromAddressId: null,
  toAddressId: null,
  toReturnFromAddressId: null,
  toReturnToAddressId: null,
  countries: [],
  towns: '',
  postalCodes: '',
  distance: null,
  duration: null,
  routeLegs: null,
  sharingPausedAt: null,
  options: [],
  services: [],
  garageOptions: null,
  validationDocs: [],
  comment: null,
  clientInitialPrice: null,
  clientFinalPrice: null,
  wantedPrice: null,
  minPrice: null,
  maxPrice: null,
  finalPrice: null,
  selectedDriverId: null,
  pendingOffers: 0,
  offersCount: 0,
  isEditable: true,
  cancelReason: null,
  cancelAdditionalInfo: null,
  smsId: null,
  smsMessage: null,
  smsSentAt: null,
  confirmedByCustomerAt: null,
  confirmedAt: null,
  putInAuctionAt: null,
  departedAt: null,
  completedAt: null,
  cancelledAt: null,
  handedOverAt: null,
  seenAt: null,
  metresLeft: null,
  lateToldAt: null,
  recipientToldLateAt: null,
  arrivalToldMinutes: null,
  deletedAt: null,
} satisfies Partial<DeliveryRow>

/** 128 bits that nobody guesses: the secret of the public tracking link. */
export function newTrackingId(): string {
  return randomBytes(16).toString('base64url')
}

export function newCodes(twoWay: boolean) {
  return drawCodes(twoWay, (below) => randomInt(below))
}

interface Ordered {
  readonly form: z.output<ReturnType<typeof createDeliverySchema>>
  readonly representative: Representative
  readonly publicId: number
  readonly now: Date
}

/** The delivery that step 1 of the wizard orders. The codes and the tracking secret exist from here on. */
export function newDelivery({ form, representative, publicId, now }: Ordered): DeliveryRow {
  const twoWay = form.type === 'TWO_WAY_DELIVERY'
  const deadline = form.carDeliveryDeadline
  return {
    id: uuid({ msecs: now.getTime() }),
    publicId,
    version: 1,
    type: form.type,
    twoWayDeliverType: twoWay ? (form.twoWayDeliverType ?? 'EXCHANGE') : null,
    status: 'REQUESTED',
    category: form.type === 'OKM' ? 'OKM' : 'STANDARD',
    clientStatus: form.clientStatus ?? 'PROFESSIONAL',
    language: form.language ?? 'fr',
    organizationId: representative.organizationId,
    representativeId: representative.id,
    representativeFirstName: form.representativeFirstName ?? representative.firstName,
    representativeLastName: form.representativeLastName ?? representative.lastName,
    representativeEmail: form.representativeEmail ?? representative.email,
    representativePhone: toE164(form.representativePhone ?? '') ?? representative.phone,
    representativeCompany: representative.company,
    representativeSiret: representative.siret,
    clientFirstName: form.clientFirstName,
    clientLastName: form.clientLastName,
    clientEmail: form.clientEmail,
    clientPhone: toE164(form.clientPhone ?? ''),
    clientCompany: form.clientCompany ?? null,
    clientSiret: form.clientSiret ?? null,
    clientDrivingLicenceNumber: form.clientDrivingLicenceNumber ?? null,
    carAvailabilityDate: form.carAvailabilityDate ?? deadline,
    carPickUpDate: form.carPickUpDate ?? deadline,
    carDeliveryDeadline: deadline,
    numberOfVehicles: vehiclesOf(form),
    docs: DEFAULT_DOCS,
    ...newCodes(twoWay),
    trackingId: newTrackingId(),
    stepAt: now,
    createdAt: now,
    updatedAt: now,
    // last: an object of so many properties that begins with others' takes seventy times as long to make
    ...NOTHING_YET,
  }
}
