import type { CarType, Motorization } from '@volant/domain/deliveries/statuses'
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

/** The vehicle at an index as stored, or an empty one. */
export function vehicleValues(delivery: WizardDelivery, index: 0 | 1): VehicleValues {
  const stored = delivery.vehicles[index]
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
