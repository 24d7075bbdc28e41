import { updateDeliverySchema } from '@volant/domain/deliveries/schema'
import type { FieldError } from '@volant/domain/kernel/errors'
import { addressValue, toAddress, type AddressValue } from '../../../lib/address-value'
import { faultsOf } from '../../../lib/validation'
import type { WizardDelivery } from '../wizard-queries'
import { toVehicle, vehicleValues, type QuickCar, type VehicleValues } from './vehicle-values'

export interface JourneyValues {
  fromAddress?: AddressValue
  toAddress?: AddressValue
  vehicles: VehicleValues[]
}

export function journeyValues(delivery: WizardDelivery, usual?: readonly QuickCar[]): JourneyValues {
  return {
    fromAddress: addressValue(delivery.fromAddress),
    toAddress: addressValue(delivery.toAddress),
    vehicles: [vehicleValues(delivery, 0, usual)],
  }
}

export const toJourney = ({ fromAddress, toAddress: arrival, vehicles }: JourneyValues) => ({
  fromAddress: toAddress(fromAddress),
  toAddress: toAddress(arrival),
  vehicles: vehicles.map(toVehicle),
})

const schema = updateDeliverySchema().pick({ fromAddress: true, toAddress: true, vehicles: true }).required()

export const judgeJourney = (values: JourneyValues): readonly FieldError[] => faultsOf(schema, toJourney(values))
