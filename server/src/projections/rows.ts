import type { Taken } from '@volant/contract/rest/files'
import type {
  Address,
  Client,
  Delivery,
  DeliveryPayment,
  Driver,
  DriverDaysOff,
  DriverMoveLine,
  DriverPaperCheck,
  Invoice,
  Offer,
  Organization,
  Position,
  SubscriptionPayment,
  Vehicle,
} from '@volant/contract/schema.generated'
import type { StoredDocument } from '@volant/domain/deliveries/documents'
import type { VehiclePhotos } from '@volant/domain/deliveries/facts'
import type { Inspection } from '@volant/domain/inspection/inspection'
import type { ChosenOption } from '@volant/domain/pricing/options'
import type { Under } from '@volant/domain/tracking/remaining-distance'
import type { FactsJson } from './facts'
import type { PunctualityJson } from './punctuality'
import type { StepFactsJson } from './steps'

/** The type of the contract with some fields as the database gives them: only what was selected, or what the program completes. */
type Read<T, Fields extends { readonly [K in keyof Fields]: K extends keyof T ? unknown : never }> = Omit<
  T,
  keyof Fields
> &
  Fields

type One<Row> = Partial<Row> | null

export type AddressRow = Address

export interface OrganizationRow extends Read<
  Organization,
  {
    address: One<AddressRow>
    billingAddress: One<AddressRow>
    owner: One<ClientRow>
    members: Partial<ClientRow>[]
  }
> {}

export interface ClientRow extends Read<Client, { address: One<AddressRow>; organization: One<OrganizationRow> }> {}

export type DaysOffRow = DriverDaysOff

export type PaperCheckRow = DriverPaperCheck
export type MoveRow = DriverMoveLine

export interface DriverRow extends Read<
  Driver,
  {
    address: One<AddressRow>
    daysOff: Partial<DaysOffRow>[]
    paperChecks: Partial<PaperCheckRow>[]
    moves: Partial<MoveRow>[]
  }
> {}

/** A stored picture: a replaced one keeps the key and is another file. */
export interface Photo {
  readonly key: string
  readonly version: string | null
}
export type Photos = { readonly [View in keyof VehiclePhotos]?: Photo }

/** A photo as the device told of it. */
export interface PhotoFactsRow {
  readonly side: string
  readonly view: string
  readonly taken: Taken | null
  readonly sha256: string | null
}

export interface VehicleRow extends Read<
  Vehicle,
  {
    imagesBefore: Photos
    imagesAfter: Photos
    inspectionBefore: Inspection
    inspectionAfter: Inspection
    photoFacts: readonly PhotoFactsRow[]
  }
> {}

export interface OfferRow extends Read<Offer, { driver: One<DriverRow> }> {}

export interface PaymentRow extends Read<DeliveryPayment, { driver: One<DriverRow> }> {}

export interface SubscriptionPaymentRow extends Read<SubscriptionPayment, { driver: One<DriverRow> }> {}

export interface DeliveryRow extends Read<
  Delivery,
  {
    acceptedOffer: One<OfferRow>
    allowedActions: FactsJson | null
    client: One<ClientRow>
    creditNote: One<Invoice>
    docs: readonly StoredDocument[]
    fromAddress: One<AddressRow>
    invoice: One<Invoice>
    offers: Partial<OfferRow>[]
    options: readonly ChosenOption[]
    organization: One<OrganizationRow>
    position: One<Position>
    punctuality: PunctualityJson | null
    remainingDistance: Under | null
    selectedDriver: One<DriverRow>
    steps: StepFactsJson | null
    toAddress: One<AddressRow>
    toReturnFromAddress: One<AddressRow>
    toReturnToAddress: One<AddressRow>
    validationDocs: readonly StoredDocument[]
    vehicles: Partial<VehicleRow>[]
  }
> {}
