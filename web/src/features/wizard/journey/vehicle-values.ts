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

export type QuickCar = NonNullable<OrganizationSettings['defaultValues']>['cars'][number]

type StoredVehicle = WizardDelivery['vehicles'][number]

/** A new delivery begins with blank rows, which stand for vehicles that nobody has named yet. */
const isNamed = ({ vehicleCode, marque, model }: StoredVehicle) => Boolean(vehicleCode || marque || model)

/** The vehicle at an index as stored, else the only one that the organisation usually sends, else an empty one. */
export function vehicleValues(
  { vehicles }: Pick<WizardDelivery, 'vehicles'>,
  index: 0 | 1,
  usual: readonly QuickCar[] = [],
): VehicleValues {
  const stored = vehicles[index]
  const begun: Partial<StoredVehicle> = { ...stored, ...(usual.length === 1 && usual[0]) }
  const { id, vin, vehicleCode, marque, model, carType, type } = stored && isNamed(stored) ? stored : begun
  return {
    id,
    vin: vin ?? '',
    vehicleCode: vehicleCode ?? '',
    marque: marque ?? '',
    model: model ?? '',
    carType: carType ?? 'A',
    type: type ?? 'GAS',
  }
}

export function toVehicle(values: VehicleValues): VehicleInput {
  return { ...values, vin: values.vin.trim() || null }
}
