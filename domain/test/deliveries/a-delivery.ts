import type { ActionInput, DeliveryFacts, VehicleFacts } from '../../src/deliveries/facts'
import type { DeliveryStatus } from '../../src/deliveries/statuses'
import type { AdminRank, ClientRank, DriverState } from '../../src/kernel/actor'
import type { AdminActor, ClientActor, DriverActor } from '../../src/kernel/actor'

export const NOW = new Date('2026-05-12T08:00:00Z')
export const ORGANIZATION = 'org-horizon'
export const DRIVER = 'driver-1'

export const admin = (rank: AdminRank): AdminActor => ({
  role: 'ADMIN',
  sub: `sub-a${rank}`,
  profileId: `admin-${rank}`,
  language: 'fr',
  rank,
})

export const client = (rank: ClientRank, organizationId: string | null = ORGANIZATION): ClientActor => ({
  role: 'CLIENT',
  sub: `sub-c${rank}`,
  profileId: `client-${rank}`,
  language: 'fr',
  rank,
  organizationId,
})

export const driver = (profileId = DRIVER, state: DriverState = 'ACCEPTED'): DriverActor => ({
  role: 'DRIVER',
  sub: `sub-${profileId}`,
  profileId,
  language: 'fr',
  state,
})

const VIEWS = ['top', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'bottom']

export const inspected: VehicleFacts = {
  toRetrieve: false,
  complete: true,
  photosBefore: VIEWS,
  photosAfter: VIEWS,
  mileageBefore: 12_000,
  mileageAfter: 12_465,
  essenceBefore: 6,
  essenceAfter: 3,
}

const DRIVEN: readonly string[] = [
  'SET',
  'PICKUP_DRIVER',
  'ONGOING',
  'PICKUP_CLIENT',
  'DELIVERED',
  'SWAP_PICKUP_DRIVER',
  'SWAP_IN_TRANSIT',
  'SWAP_PICKUP_CLIENT',
  'SWAP_DELIVERED',
  'COMPLETED',
]

/** A delivery that lacks nothing, at the status asked for. */
export function aDelivery(status: DeliveryStatus, change: Partial<DeliveryFacts> = {}): DeliveryFacts {
  return {
    status,
    type: 'STANDARD',
    version: 7,
    organizationId: ORGANIZATION,
    selectedDriverId: DRIVEN.includes(status) ? DRIVER : null,
    deletedAt: null,
    isEditable: true,
    category: 'STANDARD',
    carAvailabilityDate: new Date('2026-05-13T08:00:00Z'),
    carPickUpDate: new Date('2026-05-14T08:00:00Z'),
    carDeliveryDeadline: new Date('2026-05-15T08:00:00Z'),
    completedAt: status === 'COMPLETED' ? NOW : null,
    cancelledAt: status.startsWith('CANCELLED') ? NOW : null,
    smsSentAt: null,
    clientPhone: '+33612345678',
    clientEmail: 'camille@test.test',
    addresses: { from: true, to: true, returnFrom: true, returnTo: true },
    vehicles: [inspected, { ...inspected, toRetrieve: true }],
    validationDocTypes: ['PV'],
    clientInitialPrice: 40_000,
    clientFinalPrice: 45_000,
    hasInvoice: status === 'COMPLETED',
    hasPayment: status === 'COMPLETED',
    ...change,
  }
}

/** Everything any action may ask for, all of it right. */
export const goodInput: ActionInput = {
  reason: 'vu au téléphone avec le client',
  cancel: { reason: 'car_breakdown_during_transfer' },
  code: 'RIGHT',
  driverBusy: false,
  tokenLive: true,
  changed: ['clientFinalPrice'],
  deal: {
    clientFinalPrice: 45_000,
    wantedPrice: 19_125,
    minPrice: 13_500,
    maxPrice: 24_750,
    carAvailabilityDate: new Date('2026-05-13T08:00:00Z'),
    carPickUpDate: new Date('2026-05-14T08:00:00Z'),
    carDeliveryDeadline: new Date('2026-05-15T08:00:00Z'),
  },
}
