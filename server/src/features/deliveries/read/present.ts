import type { DeliveryAction, DocumentFile, Driver, ServiceOption, Vehicle } from '@volant/contract/schema.generated'
import type { StoredDocument } from '@volant/domain/deliveries/documents'
import { allowedActions } from '@volant/domain/deliveries/lifecycle'
import type { Actor } from '@volant/domain/kernel/actor'
import { SERVICE_OPTIONS } from '@volant/domain/pricing/options'
import type { ChosenOption } from '@volant/domain/pricing/options'
import { remainingDistance } from '@volant/domain/tracking/remaining-distance'
import type { AnswerChange } from '../../../platform/graphql/answer'
import { toFacts } from '../../../projections/facts'
import type { DeliveryRow, DriverRow, Photos, VehicleRow } from '../../../projections/rows'

interface Presented {
  readonly allowedActions: readonly DeliveryAction[]
  readonly docs: readonly DocumentFile[]
  readonly options: readonly ServiceOption[]
  readonly remainingDistance: number | null
  readonly selectedDriver: Partial<Driver | DriverRow> | null
  readonly validationDocs: readonly DocumentFile[]
  readonly vehicles: readonly VehicleAnswer[]
}

/** What was asked of a delivery, as its viewer is told. */
export type DeliveryAnswer = Partial<Omit<DeliveryRow, keyof Presented> & Presented>
/** Answers a change with the delivery as it leaves it. */
export type AnswerDelivery = AnswerChange<DeliveryAnswer>
type VehicleAnswer = Partial<
  Omit<VehicleRow, 'imagesBefore' | 'imagesAfter'> & Pick<Vehicle, 'imagesBefore' | 'imagesAfter'>
>

export interface Presenter {
  /** A read link to a stored file, signed for ten minutes; another version has another address. */
  readonly fileUrl: (key: string, of?: { readonly version: string | null }) => string
}

function signed(photos: Photos, { fileUrl }: Presenter): Vehicle['imagesBefore'] {
  return Object.fromEntries(Object.entries(photos).map(([view, photo]) => [view, fileUrl(photo.key, photo)]))
}

/** A vehicle with the addresses of its photos, in place of their keys. */
export function presentVehicle(
  { imagesBefore, imagesAfter, ...vehicle }: Partial<VehicleRow>,
  presenter: Presenter,
): VehicleAnswer {
  return {
    ...vehicle,
    ...(imagesBefore && { imagesBefore: signed(imagesBefore, presenter) }),
    ...(imagesAfter && { imagesAfter: signed(imagesAfter, presenter) }),
  }
}

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

/** Fills in what only the program knows: verdicts, signed links, names in the viewer's language. */
export function presentDelivery(
  row: Partial<DeliveryRow>,
  actor: Actor,
  now: Date,
  presenter: Presenter,
): DeliveryAnswer {
  const { allowedActions: facts, remainingDistance: under, options, docs, validationDocs, vehicles, ...rest } = row
  const { selectedDriver: driver, ...plain } = rest
  return {
    ...plain,
    ...(facts !== undefined && { allowedActions: facts ? allowedActions(actor, toFacts(facts), now) : [] }),
    ...(under !== undefined && { remainingDistance: under && remainingDistance(under) }),
    ...(options && { options: presentOptions(options, actor) }),
    ...(docs && { docs: presentDocuments(docs, presenter) }),
    ...(validationDocs && { validationDocs: presentDocuments(validationDocs, presenter) }),
    ...(vehicles && { vehicles: vehicles.map((vehicle) => presentVehicle(vehicle, presenter)) }),
    ...(driver !== undefined && {
      selectedDriver: driver?.avatar ? { ...driver, avatar: presenter.fileUrl(driver.avatar) } : driver,
    }),
  }
}
