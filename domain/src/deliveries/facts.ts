import type { Paper } from '../drivers/papers'
import type { DriverState } from '../kernel/actor'
import type { Cents } from '../kernel/money'
import type { CodeCheck } from './codes'
import type { ProblemKind } from './problems'
import type { CancelReasonCode, DeliveryCategory, DeliveryStatus, DeliveryType, Motorization } from './statuses'

/** The six views every inspection must show. Description 2.5. */
export const INSPECTION_VIEWS = ['top', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'bottom'] as const
export type InspectionView = (typeof INSPECTION_VIEWS)[number]

/** Useful, never required. */
export const EXTRA_VIEWS = ['dashboard', 'cables', 'key'] as const
export type ExtraView = (typeof EXTRA_VIEWS)[number]

/** The useful views of a vehicle: only one with a plug has charging cables. Description 2.5. */
export function extraViews(type: Motorization): readonly ExtraView[] {
  return type === 'GAS' ? EXTRA_VIEWS.filter((view) => view !== 'cables') : EXTRA_VIEWS
}

export const PHOTO_VIEWS = [...INSPECTION_VIEWS, ...EXTRA_VIEWS] as const
export type PhotoView = (typeof PHOTO_VIEWS)[number]

/** A vehicle's photos: the storage key of each view. */
export type VehiclePhotos = { readonly [View in PhotoView]?: string | null }

/** Mileage −1 means "not available". Description 2.5. */
export const UNKNOWN_MILEAGE = -1
/** Beyond any odometer. */
export const MILEAGE_MAX = 2_000_000

export interface VehicleFacts {
  /** True for the vehicle brought back in a two-way delivery (index 1). */
  readonly toRetrieve: boolean
  /** Plate, make and model are known. */
  readonly complete: boolean
  /** Names of the photos that are there. */
  readonly photosBefore: readonly string[]
  readonly photosAfter: readonly string[]
  /** Kilometres; −1 = not available, null = not asked yet. */
  readonly mileageBefore: number | null
  readonly mileageAfter: number | null
  /** Eighths of a tank or battery. */
  readonly essenceBefore: number | null
  readonly essenceAfter: number | null
}

/** What the rules must know of a delivery. Plain data: the server fills it from a row, the web app from a query. */
export interface DeliveryFacts {
  readonly status: DeliveryStatus
  readonly type: DeliveryType
  readonly version: number
  readonly organizationId: string | null
  readonly selectedDriverId: string | null
  readonly deletedAt: Date | null
  readonly isEditable: boolean
  readonly category: DeliveryCategory | null
  readonly carAvailabilityDate: Date | null
  readonly carPickUpDate: Date | null
  readonly carDeliveryDeadline: Date | null
  readonly completedAt: Date | null
  readonly cancelledAt: Date | null
  readonly smsSentAt: Date | null
  readonly clientPhone: string | null
  /** Empty once it is no longer kept. */
  readonly clientEmail: string
  /** Which of the four addresses are known, with coordinates. */
  readonly addresses: {
    readonly from: boolean
    readonly to: boolean
    readonly returnFrom: boolean
    readonly returnTo: boolean
  }
  readonly vehicles: readonly VehicleFacts[]
  /** Types of the validation documents that are not deleted; `PV` marks the signed report. */
  readonly validationDocTypes: readonly string[]
  readonly clientInitialPrice: Cents | null
  readonly clientFinalPrice: Cents | null
  readonly hasInvoice: boolean
  readonly hasPayment: boolean
}

/** The deal form, prices in cents. */
export interface DealInput {
  readonly clientFinalPrice: Cents
  readonly wantedPrice: Cents
  readonly minPrice?: Cents | null
  readonly maxPrice?: Cents | null
  readonly carAvailabilityDate: Date
  readonly carPickUpDate: Date
  readonly carDeliveryDeadline: Date
  /** The organisation asks for one date only: the three may be equal. */
  readonly oneDate?: boolean
}

/**
 * What comes with an action. All is optional: without any input `decide` answers for a button that was not pressed yet,
 * with it for the call itself.
 */
export interface ActionInput {
  readonly deal?: DealInput
  /** The driver to be given the mission, as locked by the transaction; null when the id is unknown. */
  readonly driver?: { readonly id: string; readonly state: DriverState } | null
  /** Names of the fields an edit changes. */
  readonly changed?: readonly string[]
  readonly cancel?: { readonly reason: CancelReasonCode; readonly additionalInfo?: string | null }
  /** What an admin says when terminating early or forcing a step. */
  readonly reason?: string | null
  /** Verdict on the code the driver typed; absent when none was typed. */
  readonly code?: CodeCheck
  /** Contract numbers of the driver's missions in the same time; only where the caller asked to be refused for them. */
  readonly overlaps?: readonly string[]
  /** Papers of the driver that have ended, and whether the mission is given on purpose all the same. */
  readonly papers?: { readonly expired: readonly Paper[]; readonly despite: boolean }
  /** The same driver has another mission in motion. */
  readonly driverBusy?: boolean
  /** Where a forced step should lead. */
  readonly to?: string
  /** What the driver reports. */
  readonly problem?: ProblemKind
  /** Plate or VIN of the vehicle under way are others than ordered, and nobody has accepted that. */
  readonly otherVehicle?: boolean
  /** The customer's link is known, unused and unexpired. */
  readonly tokenLive?: boolean
}

/** A two-way delivery brings a second vehicle back. */
export function isTwoWay(facts: Pick<DeliveryFacts, 'type'>): boolean {
  return facts.type === 'TWO_WAY_DELIVERY'
}

/** A customer return fetches the vehicle at the customer's and brings it back: the customer is who hands it over. */
export function isCustomerReturn(facts: Pick<DeliveryFacts, 'type'>): boolean {
  return facts.type === 'TO_RETURN'
}

/** How many vehicles a delivery has. Description 3. */
export function vehiclesOf(facts: Pick<DeliveryFacts, 'type'>): 1 | 2 {
  return isTwoWay(facts) ? 2 : 1
}
