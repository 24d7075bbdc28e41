import * as z from 'zod'
import { LANGUAGES } from '../kernel/actor'
import {
  anyJson,
  CALL_KEY_MAX,
  degrees,
  email,
  euros,
  flag,
  form,
  isE164,
  listOf,
  moment,
  oneOf,
  optionalText,
  type PhoneCheck,
  personName,
  phone,
  requiredText,
  storageKey,
  uuid,
  wholeNumber,
} from '../kernel/fields'
import { inspectionSchema } from '../inspection/inspection'
import { OFFER_PRICE } from '../offers/states'
import { SERVICE_OPTION_IDS } from '../pricing/options'
import { addressSchema, arrivalSchema } from '../places/schema'
import { MISSION_STEPS } from './actions'
import { dateOrderErrors, isPast } from './deal'
import { MILEAGE_MAX, PHOTO_VIEWS, UNKNOWN_MILEAGE, vehiclesOf } from './facts'
import { REASON_MIN } from './guards'
import { identitySchema } from './identity'
import { FUEL_MAX } from './inspection'
import { PROBLEM_KINDS, SAID_MAX, SAID_MIN } from './problems'
import {
  CANCEL_REASONS,
  CAR_TYPES,
  CATEGORIES,
  DELIVERY_TYPES,
  type DeliveryType,
  lacksWords,
  MOTORIZATIONS,
  STORED_STATUSES,
  TWO_WAY_TYPES,
} from './statuses'

export const CLIENT_STATUSES = ['PROFESSIONAL', 'PRIVATE'] as const
export const COMMENT_MAX = 2000
export const DOCUMENTS_MAX = 30
/** What a garage is asked to do: the length of its JSON, and how deep it nests. */
export const GARAGE_OPTIONS = { max: 4000, levels: 6 } as const

/** What the rules of a form depend on besides the form. */
export interface FormContext {
  /** Asked at each reading, so that a schema is built once: a date in the past is refused with `disablePast`. */
  readonly now: () => Date
  /** The organisation asks for the deadline only. Description 5. */
  readonly oneDate?: boolean
  /** Default: E.164. The web app and the server bring the parser that knows national formats. */
  readonly isPhone?: PhoneCheck
}

const person = (isPhone: PhoneCheck) => ({
  clientCompany: optionalText(120),
  clientSiret: optionalText(20),
  clientDrivingLicenceNumber: optionalText(40),
  clientPhone: phone(isPhone).nullish(),
  representativeId: uuid().nullish(),
  representativeFirstName: personName().nullish(),
  representativeLastName: personName().nullish(),
  representativeEmail: email().nullish(),
  representativePhone: phone(isPhone).nullish(),
  clientStatus: oneOf(CLIENT_STATUSES).nullish(),
  language: oneOf(LANGUAGES).nullish(),
})

const coming = (now: () => Date) => moment().refine((date) => !isPast(date, now()), { error: 'disablePast' })

const creation = ({ now, isPhone = isE164 }: FormContext) => ({
  ...person(isPhone),
  type: oneOf(DELIVERY_TYPES),
  twoWayDeliverType: oneOf(TWO_WAY_TYPES).nullish(),
  clientFirstName: personName(),
  clientLastName: personName(),
  clientEmail: email(),
  carAvailabilityDate: coming(now).nullish(),
  carPickUpDate: coming(now).nullish(),
  carDeliveryDeadline: coming(now),
  numberOfVehicles: wholeNumber(1, 2).nullish(),
})

interface DatesOfForm {
  carAvailabilityDate?: Date | null | undefined
  carPickUpDate?: Date | null | undefined
  carDeliveryDeadline?: Date | null | undefined
}

/** With one date, the two that were left out copy the deadline. Description 5. */
export function withOneDate<T extends DatesOfForm>(input: T, oneDate: boolean): T {
  if (!oneDate || !input.carDeliveryDeadline) return input
  return {
    ...input,
    carAvailabilityDate: input.carAvailabilityDate ?? input.carDeliveryDeadline,
    carPickUpDate: input.carPickUpDate ?? input.carDeliveryDeadline,
  }
}

/** A number of vehicles may be left out, not contradict the type. */
function checkVehicles(
  { type, numberOfVehicles }: { type: DeliveryType; numberOfVehicles?: number | null | undefined },
  context: z.RefinementCtx,
): void {
  if (numberOfVehicles != null && numberOfVehicles !== vehiclesOf({ type }))
    context.addIssue({ code: 'custom', path: ['numberOfVehicles'], message: 'notAllowed' })
}

/** Names the faults of the three dates together: missing ones first, then their order. */
function checkDates(input: DatesOfForm, oneDate: boolean, context: z.RefinementCtx): void {
  for (const { path, code } of dateOrderErrors(input, oneDate))
    context.addIssue({ code: 'custom', path: [path], message: code })
  if (oneDate) return
  for (const path of ['carAvailabilityDate', 'carPickUpDate'] as const)
    if (!input[path]) context.addIssue({ code: 'custom', path: [path], message: 'required' })
}

/**
 * Step 1 of the wizard, as the API takes it: the representative's fields default to their account.
 * Description 5; contract/schema.graphql, CreateDeliveryInput; description 4.2, T1.
 */
export const createDeliverySchema = (context: FormContext) =>
  form(creation(context))
    .superRefine(checkVehicles)
    .superRefine((input, issues) => checkDates(input, context.oneDate ?? false, issues))
    .transform((input) => withOneDate(input, context.oneDate ?? false))

/** The same step as a person fills it: the mandataire's names, phone and e-mail are asked. Description 5. */
export const createDeliveryFormSchema = (context: FormContext) =>
  form({
    ...creation(context),
    representativeFirstName: personName(),
    representativeLastName: personName(),
    representativeEmail: email(),
    representativePhone: phone(context.isPhone),
  })
    .superRefine(checkVehicles)
    .superRefine((input, issues) => checkDates(input, context.oneDate ?? false, issues))
    .transform((input) => withOneDate(input, context.oneDate ?? false))

const vehicle = {
  vin: optionalText(20),
  carType: oneOf(CAR_TYPES).default('A'),
  vehicleCode: requiredText(20),
  marque: requiredText(60),
  model: requiredText(60),
  type: oneOf(MOTORIZATIONS).default('GAS'),
  toRetrieve: flag().nullish(),
}

/** A vehicle of the wizard. Description 5. */
export const vehicleSchema = form({ ...vehicle, id: uuid().nullish() })

/** A document of a delivery: the url must be one of our own files, never a foreign address. Description 10.3. */
export const documentSchema = form({
  label: optionalText(),
  name: requiredText(),
  key: storageKey().nullish(),
  type: optionalText(40),
  url: requiredText(1000).regex(/^(https?:\/\/[\w.:-]+)?\/files\/[^\s\\]+$/, { error: 'notAllowed' }),
  deleted: flag().nullish(),
})

/** POST /delivery/update-validation-docs. Description 5. */
export const validationDocsSchema = form({ id: uuid(), validationDocs: listOf(documentSchema, DOCUMENTS_MAX) })

/**
 * Any later step and every edit: only what is sent changes. Whether a date that moved is past, and how the three stand to each
 * other, is judged with the stored ones by `editDateErrors`. contract/schema.graphql, UpdateDeliveryInput; description 4.2, T2, T2b.
 */
export const updateDeliverySchema = (isPhone: PhoneCheck = isE164) =>
  form({
    ...person(isPhone),
    id: uuid(),
    version: wholeNumber(1, 2_147_483_647).nullish(),
    refuseOverlap: flag().nullish(),
    clientFirstName: personName().optional(),
    clientLastName: personName().optional(),
    clientEmail: email().optional(),
    twoWayDeliverType: oneOf(TWO_WAY_TYPES).nullish(),
    carAvailabilityDate: moment().optional(),
    carPickUpDate: moment().optional(),
    carDeliveryDeadline: moment().optional(),
    fromAddress: addressSchema.optional(),
    toAddress: arrivalSchema.optional(),
    toReturnFromAddress: addressSchema.nullish(),
    toReturnToAddress: arrivalSchema.nullish(),
    vehicles: listOf(vehicleSchema, 2, 1).optional(),
    docs: listOf(documentSchema, DOCUMENTS_MAX).optional(),
    category: oneOf(CATEGORIES).optional(),
    options: listOf(oneOf(SERVICE_OPTION_IDS), SERVICE_OPTION_IDS.length).optional(),
    garageOptions: anyJson(GARAGE_OPTIONS.max, GARAGE_OPTIONS.levels).nullish(),
    comment: optionalText(COMMENT_MAX),
    clientFinalPrice: euros().nullish(),
  })

const deal = {
  id: uuid(),
  version: wholeNumber(1, 2_147_483_647).nullish(),
  isEditable: flag().nullish(),
  clientFinalPrice: euros(),
  wantedPrice: euros(),
  minPrice: euros().nullish(),
  maxPrice: euros().nullish(),
  status: optionalText(40),
  carAvailabilityDate: moment(),
  carPickUpDate: moment(),
  carDeliveryDeadline: moment(),
}

/** The deal form without a driver, in euros; order of dates and prices are `dealErrors`' business. Description 4.2, T7. */
export const allowDeliverySchema = form({ ...deal, putInAuctionAt: moment().nullish() })

/** The deal form with a driver, whose price is that of an accepted offer. Description 4.2, T8, T10b. */
export const assignDriverSchema = form({
  ...deal,
  wantedPrice: euros(0, OFFER_PRICE.max),
  driverId: uuid(),
  refuseOverlap: flag().nullish(),
  despiteExpiredPapers: flag().nullish(),
})

/** The reason is required; `lacksWords` says when a text is too. Description 5 and 4.2, T22, T23. */
export const cancelDeliverySchema = form({
  id: uuid(),
  reason: oneOf(CANCEL_REASONS),
  additionalInfo: optionalText(COMMENT_MAX),
}).refine((cancel) => !lacksWords(cancel), {
  error: 'required',
  path: ['additionalInfo'],
})

/** The three meanings of `updateDeliveryStatus`; which of them asks for a reason is `explained`'s to say. Description 4.2, T21, T24, T27. */
export const updateDeliveryStatusSchema = form({
  id: uuid(),
  status: oneOf(STORED_STATUSES),
  version: wholeNumber(1, 2_147_483_647).nullish(),
  reason: optionalText(SAID_MAX),
})

/** A step on the driver's phone. contract/schema.graphql, MissionStepInput; description 4.2, T11 to T20. */
export const missionStepSchema = form({
  deliveryId: uuid(),
  action: oneOf([...MISSION_STEPS, 'WITHDRAW']),
  code: optionalText(20),
  mileage: wholeNumber(UNKNOWN_MILEAGE, MILEAGE_MAX).nullish(),
  essence: wholeNumber(0, FUEL_MAX).nullish(),
  latitude: degrees(90).nullish(),
  longitude: degrees(180).nullish(),
  occurredAt: moment().nullish(),
  signedBy: optionalText(100),
  signatureKey: storageKey().nullish(),
  signerFunction: optionalText(100),
  absent: flag().nullish(),
  refusedReason: optionalText(500),
  refusalPhotoKey: storageKey().nullish(),
  driverSignatureKey: storageKey().nullish(),
  reason: requiredText(SAID_MAX, SAID_MIN).nullish(),
  idempotencyKey: requiredText(CALL_KEY_MAX),
})

/** What a repeated step is known by: it is read before the step is looked for. */
export const stepKeySchema = missionStepSchema.pick({ idempotencyKey: true })

/** What a driver reports from the road or the pick-up. contract/schema.graphql, ReportProblemInput. */
export const problemSchema = form({
  deliveryId: uuid(),
  id: uuid(),
  kind: oneOf(PROBLEM_KINDS),
  text: requiredText(SAID_MAX, SAID_MIN),
  capturedAt: moment(),
  photoKey: storageKey().nullish(),
})

/** Bytes of what an entry says, as JSON. */
export const EVIDENCE_MAX = 20_000

/** What a driver did and the mission went on without. contract/schema.graphql, EvidenceInput. */
export const evidenceSchema = form({
  deliveryId: uuid(),
  id: uuid(),
  action: oneOf(MISSION_STEPS).nullish(),
  capturedAt: moment(),
  refusal: requiredText(60),
  version: wholeNumber(0, 1_000_000_000).nullish(),
  content: z
    .unknown()
    .refine((content) => (JSON.stringify(content) ?? '').length <= EVIDENCE_MAX, { error: 'tooLong' }),
  files: listOf(storageKey(), 20),
})

const imageKeys = () => {
  const key = storageKey().nullish()
  const views = PHOTO_VIEWS.map((view) => [view, key] as const)
  return form(Object.fromEntries(views))
}

/** A vehicle's data, inspection figures and photo keys; null removes a photo. contract/schema.graphql, UpdateVehicleInput. */
export const updateVehicleSchema = form({
  id: uuid(),
  vin: optionalText(20),
  carType: oneOf(CAR_TYPES).optional(),
  vehicleCode: requiredText(20).nullish(),
  marque: requiredText(60).nullish(),
  model: requiredText(60).nullish(),
  type: oneOf(MOTORIZATIONS).optional(),
  mileageBefore: wholeNumber(UNKNOWN_MILEAGE, MILEAGE_MAX).nullish(),
  mileageAfter: wholeNumber(UNKNOWN_MILEAGE, MILEAGE_MAX).nullish(),
  essenceBefore: wholeNumber(0, FUEL_MAX).nullish(),
  essenceAfter: wholeNumber(0, FUEL_MAX).nullish(),
  imagesBefore: imageKeys().nullish(),
  imagesAfter: imageKeys().nullish(),
  inspectionBefore: inspectionSchema.nullish(),
  inspectionAfter: inspectionSchema.nullish(),
  identity: identitySchema.optional(),
})

/** The office lets the driver go with a vehicle that is another than ordered. contract/schema.graphql, AcceptVehicleInput. */
export const acceptVehicleSchema = form({ vehicleId: uuid(), reason: requiredText(SAID_MAX, REASON_MIN) })
