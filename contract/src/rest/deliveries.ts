import { PUNCTUALITY_STATES } from '@volant/domain/deliveries/punctuality'
import { SEALING_STEPS } from '@volant/domain/deliveries/sealing'
import { FOLLOWED_STEPS, STEP_STATES } from '@volant/domain/deliveries/steps'
import { LANGUAGES } from '@volant/domain/kernel/actor'
import { ARRIVAL_PHASES } from '@volant/domain/tracking/arrival'
import * as z from 'zod'
import { Country, DeliveryType, Done, Id, LinkId, Moment, NoBody, SortOrder } from './fields'
import { TokenHeader, field, listOf, looseText, oneOf, optionalText, text, whole, wholeText } from './fields'
import { PDF, XLSX, verb } from './verb'

const TAB_KEYS = [
  'requested',
  'confirmed',
  'waiting-for-driver',
  'set',
  'alert',
  'ongoing',
  'completed',
  'cancelled',
  'pending-customer-confirmation',
  'confirmed-by-customer',
  'cancelled-by-customer',
  'rescheduled-by-admin',
] as const

/** The state of the delivery table, values as in its URL. Description 2.2. */
export const DeliveryTableState = z.strictObject({
  tab: looseText(40)
    .transform((key) => key.toLowerCase().replaceAll('_', '-'))
    .pipe(oneOf(TAB_KEYS))
    .optional(),
  page: wholeText(0, 1_000_000).optional(),
  order: SortOrder.optional(),
  orderBy: text(40).optional(),
  deliveryId: optionalText(64),
  vin: optionalText(64),
  vehicleCode: optionalText(64),
  deliveryCountries: listOf(Country).nullish(),
  deliveryType: listOf(DeliveryType).nullish(),
  deliveryServices: listOf(text(10)).nullish(),
  carDeliveryDeadlineFrom: Moment.nullish(),
  carDeliveryDeadlineTo: Moment.nullish(),
  organizationSlug: listOf(text(120)).nullish(),
  punctuality: listOf(oneOf(PUNCTUALITY_STATES)).nullish(),
})

const PublicAddress = z.object({
  address: z.string().nullable(),
  addressPrecision: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
/** The customer is asked where, not shown it on a map. */
const SpokenAddress = PublicAddress.omit({ latitude: true, longitude: true })
/** The second of two is taken back: whoever waits has to know which. */
const PublicVehicle = z.object({
  marque: z.string().nullable(),
  model: z.string().nullable(),
  toRetrieve: z.boolean(),
})

/** Mask m-sms: what the customer reads before answering. */
export const ConfirmationSummary = z.object({
  publicId: z.string(),
  type: DeliveryType,
  status: z.string(),
  clientFirstName: z.string().nullable(),
  clientLastName: z.string().nullable(),
  carAvailabilityDate: z.string().nullable(),
  carPickUpDate: z.string().nullable(),
  carDeliveryDeadline: z.string().nullable(),
  /** Of the whole journey, in seconds: the delivery window depends on it. */
  duration: z.int().nullable(),
  fromAddress: SpokenAddress.nullable(),
  toAddress: SpokenAddress.nullable(),
  toReturnFromAddress: SpokenAddress.nullable(),
  toReturnToAddress: SpokenAddress.nullable(),
  vehicles: z.array(PublicVehicle),
  language: z.enum(LANGUAGES).optional(),
})

/** Mask m-track: the holder of the link needs no account. Code, phone and position come and go with the status. */
export const PublicTracking = z.object({
  publicId: z.string(),
  type: DeliveryType.optional(),
  status: z.string(),
  destinationCode: z.string().nullish(),
  /** Of the second vehicle, once the first was handed over. */
  returnCode: z.string().nullish(),
  clientFirstName: z.string().nullable(),
  clientLastName: z.string().nullable(),
  clientPhone: z.string().nullish(),
  fromAddress: PublicAddress.nullable(),
  toAddress: PublicAddress.nullable(),
  toReturnFromAddress: PublicAddress.nullish(),
  toReturnToAddress: PublicAddress.nullish(),
  vehicles: z.array(PublicVehicle),
  selectedDriver: z.object({ firstName: z.string() }).nullable(),
  carPickUpDate: z.string().nullish(),
  carDeliveryDeadline: z.string().nullish(),
  position: z.object({ latitude: z.number(), longitude: z.number(), recordedAt: z.string() }).nullish(),
  /** The driver has paused sharing their position: nothing is wrong. */
  sharingPaused: z.boolean().optional(),
  /** When the driver reaches whoever waits, or handed the last vehicle over; null for a cancelled delivery. */
  arrival: z.object({ phase: z.enum(ARRIVAL_PHASES), at: z.string().nullable(), isEstimate: z.boolean() }).nullish(),
  /** From the driver's assignment on. */
  steps: z
    .array(z.object({ name: z.enum(FOLLOWED_STEPS), state: z.enum(STEP_STATES), at: z.string().nullable() }))
    .optional(),
  language: z.enum(LANGUAGES).optional(),
})

export const answerConfirmation = verb({
  summary: "The customer's yes or no to the date",
  method: 'POST',
  path: '/delivery/confirm-delivery-by-sms',
  headers: TokenHeader,
  body: z.strictObject({ status: oneOf(['CONFIRMED_BY_CUSTOMER', 'CANCELLED_BY_CUSTOMER']) }),
  replies: { 201: z.object({ status: z.string() }) },
})

export const readConfirmation = verb({
  summary: 'What the customer is asked to confirm',
  method: 'GET',
  path: '/delivery/confirm-delivery-by-sms',
  headers: TokenHeader,
  replies: { 200: ConfirmationSummary },
})

export const confirmationToken = verb({
  summary: "The secret of the customer's link",
  method: 'GET',
  path: '/delivery/sms-confirmation-url/{id}',
  params: z.strictObject({ id: Id }),
  replies: { 200: z.object({ token: z.string() }) },
})

export const sendConfirmationSms = verb({
  summary: 'Ask the customer by text message',
  method: 'POST',
  path: '/sms/send-delivery-confirmation',
  body: z.strictObject({ deliveryId: Id, recipient: text(40), message: text(480) }),
  replies: { 201: z.object({ smsId: z.string() }) },
})

export const sendRatingEmail = verb({
  summary: 'Ask the customer to rate the delivery',
  method: 'POST',
  path: '/email/send-rate-email',
  body: z.strictObject({ deliveryId: Id }),
  replies: { 201: Done },
})

export const sendTracking = verb({
  summary: 'Send the tracking link again',
  method: 'POST',
  path: '/delivery/sendTrackingUrl/{id}',
  params: z.strictObject({ id: Id }),
  body: NoBody,
  replies: { 201: Done },
})

export const publicTracking = verb({
  summary: 'What the holder of a tracking link sees',
  method: 'GET',
  path: '/delivery/unAuth/{id}',
  params: z.strictObject({ id: LinkId }),
  replies: { 200: PublicTracking },
})

export const exportDeliveries = verb({
  summary: 'Export deliveries as a workbook',
  method: 'POST',
  path: '/delivery/downloadXlsx',
  body: DeliveryTableState,
  replies: { 201: XLSX },
})

export const updateValidationDocs = verb({
  summary: 'File, rename or remove documents of a delivery',
  method: 'POST',
  path: '/delivery/update-validation-docs',
  body: z.strictObject({
    id: Id,
    validationDocs: z
      .array(
        z.strictObject({
          label: optionalText(200),
          name: text(200),
          key: optionalText(300),
          type: optionalText(80),
          url: text(2048),
          deleted: z.boolean().nullish(),
        }),
      )
      .max(30, field('tooLong')),
  }),
  replies: { 201: Done },
})

const PlaceId = text(300).regex(/^[\w:.-]{3,300}$/, field('invalid'))
const euros = z.number()

/**
 * Euros excluding tax, metres, seconds; the texts are ready to show. With a delivery, by the tariff it was ordered by and with
 * the tax of whoever pays for it. Prices of options include tax at `optionVatPercent`.
 */
export const estimatePrice = verb({
  summary: 'Estimate the price of a journey',
  method: 'POST',
  path: '/delivery/estimateMissionPrice',
  body: z.strictObject({
    origin: PlaceId,
    destination: PlaceId,
    numberOfCars: whole(1, 10),
    status: oneOf(['PROFESSIONAL', 'PRIVATE']),
    carType: oneOf(['A', 'B', 'C']),
    roundTrip: z.boolean().optional(),
    deliveryId: Id.optional(),
  }),
  replies: {
    201: z.object({
      prices: z.object({ STANDARD: euros, EXPRESS: euros, OKM: euros }),
      vatPercent: z.number(),
      reverseCharge: z.boolean(),
      optionVatPercent: z.number(),
      distance: z.string(),
      duration: z.string(),
      distanceMeters: z.int(),
      durationSeconds: z.int(),
    }),
  },
})

export const report = verb({
  summary: 'The report of a mission as a PDF',
  method: 'GET',
  path: '/delivery/generate-report/{id}',
  params: z.strictObject({ id: Id }),
  replies: { 200: PDF },
})

const Version = z.object({ version: z.int(), sealedAt: z.string() })

/** NOT_FOUND for a file that was not sealed here, or was changed since. */
export const verify = verb({
  summary: 'Whether a report was sealed here, by the SHA-256 of its file in hexadecimal',
  method: 'GET',
  path: '/verify/{hash}',
  params: z.strictObject({
    hash: text(64)
      .regex(/^[0-9a-f]{64}$/i, field('invalid'))
      .transform((hash) => hash.toLowerCase()),
  }),
  replies: {
    200: Version.extend({
      contract: z.string(),
      moment: z.enum(SEALING_STEPS),
      /** A phone without a network tells of an inspection after it was; the seal has our own time. */
      inspectedAt: z.string(),
      /** The version in force, where this one no longer is. */
      supersededBy: Version.nullable(),
    }),
  },
})
