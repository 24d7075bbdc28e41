import type {
  DeliveryAction,
  DeliveryStep,
  DocumentFile,
  Driver,
  Punctuality,
  ServiceOption,
} from '@volant/contract/schema.generated'
import type { StoredDocument } from '@volant/domain/deliveries/documents'
import { allowedActions } from '@volant/domain/deliveries/lifecycle'
import { punctuality } from '@volant/domain/deliveries/punctuality'
import { fromAssignment } from '@volant/domain/deliveries/steps'
import type { Actor } from '@volant/domain/kernel/actor'
import { SERVICE_OPTIONS } from '@volant/domain/pricing/options'
import type { ChosenOption } from '@volant/domain/pricing/options'
import { remainingDistance } from '@volant/domain/tracking/remaining-distance'
import type { AnswerChange } from '../../../platform/graphql/answer'
import { toFacts } from '../../../projections/facts'
import { toPunctualityFacts } from '../../../projections/punctuality'
import type { PunctualityJson } from '../../../projections/punctuality'
import type { DeliveryRow, DriverRow } from '../../../projections/rows'
import { toSteps } from '../../../projections/steps'
import type { StepFactsJson } from '../../../projections/steps'
import { presentVehicle } from './present-vehicle'
import type { Presenter, VehicleAnswer } from './present-vehicle'

interface Presented {
  readonly allowedActions: readonly DeliveryAction[]
  readonly docs: readonly DocumentFile[]
  readonly options: readonly ServiceOption[]
  readonly punctuality: Punctuality | null
  readonly remainingDistance: number | null
  readonly selectedDriver: Partial<Driver | DriverRow> | null
  readonly steps: readonly DeliveryStep[]
  readonly validationDocs: readonly DocumentFile[]
  readonly vehicles: readonly VehicleAnswer[]
}

/** What was asked of a delivery, as its viewer is told. */
export type DeliveryAnswer = Partial<Omit<DeliveryRow, keyof Presented> & Presented>
/** Answers a change with the delivery as it leaves it. */
export type AnswerDelivery = AnswerChange<DeliveryAnswer>
function presentOptions(options: readonly ChosenOption[], actor: Actor): ServiceOption[] {
  return options.map(({ id, price, invoicePrice = price }) => ({
    id,
    name: SERVICE_OPTIONS.find((option) => option.id === id)?.name ?? id,
    photo: null,
    price: actor.role === 'DRIVER' ? 0 : price / 100,
    invoicePrice: actor.role === 'ADMIN' ? invoicePrice / 100 : null,
  }))
}

function presentDocuments(documents: readonly StoredDocument[], { fileUrl }: Presenter): DocumentFile[] {
  return documents.map((document) => ({
    ...document,
    // what was taken away is named, not shown
    url: document.key && !document.deleted ? fileUrl(document.key) : null,
  }))
}

/** Who drives, or follows by a link, joins with the assignment. */
function presentSteps(facts: StepFactsJson | null, actor: Actor): DeliveryStep[] {
  const steps = facts ? toSteps(facts) : []
  return actor.role === 'ADMIN' || actor.role === 'CLIENT' ? steps : fromAssignment(steps)
}

function presentPunctuality(course: PunctualityJson, now: Date): Punctuality {
  const verdict = punctuality(toPunctualityFacts(course), now)
  return {
    ...verdict,
    expectedAt: verdict.expectedAt?.toISOString() ?? null,
    arrivesAt: verdict.arrivesAt?.toISOString() ?? null,
    seenAt: verdict.seenAt?.toISOString() ?? null,
  }
}

/** Fills in what only the program knows: verdicts, signed links, names in the viewer's language. */
export function presentDelivery(
  row: Partial<DeliveryRow>,
  actor: Actor,
  now: Date,
  presenter: Presenter,
): DeliveryAnswer {
  const { allowedActions: facts, remainingDistance: under, options, docs, validationDocs, vehicles } = row
  const { selectedDriver: driver, punctuality: course, steps } = row
  // Copied whole, with what is filled in after it: taking the others out one by one costs as much as reading the row's JSON.
  const plain: Partial<Omit<DeliveryRow, keyof Presented>> = row
  return {
    ...plain,
    ...(facts !== undefined && { allowedActions: facts ? allowedActions(actor, toFacts(facts), now) : [] }),
    ...(steps !== undefined && { steps: presentSteps(steps, actor) }),
    ...(under !== undefined && { remainingDistance: under && remainingDistance(under) }),
    ...(course !== undefined && { punctuality: course && presentPunctuality(course, now) }),
    ...(options && { options: presentOptions(options, actor) }),
    ...(docs && { docs: presentDocuments(docs, presenter) }),
    ...(validationDocs && { validationDocs: presentDocuments(validationDocs, presenter) }),
    ...(vehicles && { vehicles: vehicles.map((vehicle) => presentVehicle(vehicle, presenter)) }),
    ...(driver !== undefined && {
      selectedDriver: driver?.avatar ? { ...driver, avatar: presenter.fileUrl(driver.avatar) } : driver,
    }),
  }
}
