import { updateDeliverySchema } from '@volant/domain/deliveries/schema'
import type { FieldError } from '@volant/domain/kernel/errors'
import type { AddressInput } from '@volant/contract/schema.generated'
import type { AddressValue } from '../../../ui/form/address-slot'
import { addressValue } from '../address-value'
import { faultsOf } from '../validation'
import type { WizardDelivery } from '../wizard-queries'
import { toVehicle, vehicleValues, type VehicleValues } from './vehicle-values'

export interface JourneyValues {
  fromAddress?: AddressValue
  toAddress?: AddressValue
  vehicles: VehicleValues[]
}

export function journeyValues(delivery: WizardDelivery): JourneyValues {
  return {
    fromAddress: addressValue(delivery.fromAddress),
    toAddress: addressValue(delivery.toAddress),
    vehicles: [vehicleValues(delivery, 0)],
  }
}

/** The API input of a validated address. */
export function toAddress(value: AddressValue | undefined): AddressInput | undefined {
  return value && ({ ...value, addressPrecision: value.addressPrecision?.trim() || null } as AddressInput)
}

export const toJourney = ({ fromAddress, toAddress: arrival, vehicles }: JourneyValues) => ({
  fromAddress: toAddress(fromAddress),
  toAddress: toAddress(arrival),
  vehicles: vehicles.map(toVehicle),
})

const schema = updateDeliverySchema().pick({ fromAddress: true, toAddress: true, vehicles: true }).required()

export const judgeJourney = (values: JourneyValues): readonly FieldError[] => faultsOf(schema, toJourney(values))
