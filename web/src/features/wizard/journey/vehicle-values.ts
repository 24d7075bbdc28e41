import type { CarType, Motorization } from '@volant/domain/deliveries/statuses'
import type { OrganizationSettings } from '@volant/domain/organizations/settings'
import type { VehicleInput } from '@volant/contract/schema.generated'
import type { WizardDelivery } from '../wizard-queries'

export interface VehicleValues {
  id?: string
  vin: string
  vehicleCode: string
  marque: string
  model: string
  carType: CarType
  type: Motorization
}

const EMPTY = { id: undefined, vin: null, vehicleCode: null }

export type QuickCar = NonNullable<OrganizationSettings['defaultValues']>['cars'][number]

/** The vehicle at an index as stored, else the only one that the organisation usually sends, else an empty one. */
export function vehicleValues(delivery: WizardDelivery, index: 0 | 1, usual: readonly QuickCar[] = []): VehicleValues {
  const stored = delivery.vehicles[index] ?? (usual.length === 1 ? { ...EMPTY, ...usual[0] } : undefined)
  return {
    id: stored?.id,
    vin: stored?.vin ?? '',
    vehicleCode: stored?.vehicleCode ?? '',
    marque: stored?.marque ?? '',
    model: stored?.model ?? '',
    carType: stored?.carType ?? 'A',
    type: stored?.type ?? 'GAS',
  }
}

export function toVehicle(values: VehicleValues): VehicleInput {
  return { ...values, vin: values.vin.trim() || null }
}
