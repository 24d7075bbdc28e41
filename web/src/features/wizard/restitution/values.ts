import { updateDeliverySchema } from '@volant/domain/deliveries/schema'
import type { FieldError } from '@volant/domain/kernel/errors'
import type { TwoWayDeliverType } from '@volant/domain/deliveries/statuses'
import type { AddressValue } from '../../../ui/form/address-slot'
import { addressValue } from '../address-value'
import { faultsOf } from '../validation'
import type { WizardDelivery } from '../wizard-queries'
import { toAddress } from '../journey/values'
import { toVehicle, vehicleValues, type VehicleValues } from '../journey/vehicle-values'

export interface RestitutionValues {
  twoWayDeliverType: TwoWayDeliverType
  toReturnFromAddress?: AddressValue
  toReturnToAddress?: AddressValue
  /** Including the delivered one, because the price depends on the first. */
  vehicles: VehicleValues[]
}

export function restitutionValues(delivery: WizardDelivery): RestitutionValues {
  return {
    twoWayDeliverType: delivery.twoWayDeliverType ?? 'EXCHANGE',
    toReturnFromAddress: addressValue(delivery.toReturnFromAddress),
    toReturnToAddress: addressValue(delivery.toReturnToAddress),
    vehicles: [vehicleValues(delivery, 0), vehicleValues(delivery, 1)],
  }
}

/** A return destination without a place of the search is dropped. Description 5. */
export const toRestitution = (values: RestitutionValues) => ({
  twoWayDeliverType: values.twoWayDeliverType,
  toReturnFromAddress: toAddress(values.toReturnFromAddress),
  toReturnToAddress: values.toReturnToAddress?.place_id ? toAddress(values.toReturnToAddress) : null,
  // An incomplete first vehicle is left out: its errors could not be shown in this step.
  vehicles: values.vehicles.filter(({ vehicleCode }, index) => index === 1 || vehicleCode !== '').map(toVehicle),
})

const schema = updateDeliverySchema()
  .pick({ twoWayDeliverType: true, toReturnFromAddress: true, toReturnToAddress: true, vehicles: true })
  .required()

export function judgeRestitution(values: RestitutionValues): readonly FieldError[] {
  const input = {
    ...toRestitution(values),
    toReturnFromAddress: toAddress(values.toReturnFromAddress),
    toReturnToAddress: toAddress(values.toReturnToAddress),
    vehicles: values.vehicles.map(toVehicle),
  }
  const missing = (['toReturnFromAddress', 'toReturnToAddress'] as const).filter((path) => !values[path])
  const faults = faultsOf(schema, input).filter(({ path }) => !path.startsWith('vehicles.0'))
  return [
    ...missing.map((path): FieldError => ({ path, code: 'required' })),
    ...faults.filter(({ path }) => !missing.some((name) => name === path)),
  ]
}
