import type { ClientValues } from '../client/values'
import type { AddressValue } from '../../../ui/form/address-slot'
import { addressValue } from '../address-value'
import type { Representative, WizardDelivery } from '../wizard-queries'

/** The parts of the summary: undefined if it does not apply, empty if it is still missing. */
export interface SummaryParts {
  customer?: readonly string[]
  representative?: readonly string[]
  dates?: Partial<Record<'available' | 'pickUp' | 'deadline', string | null>>
  journey?: readonly (string | undefined)[]
  restitution?: readonly (string | undefined)[]
  vehicles?: readonly string[]
}

const filled = (...texts: (string | null | undefined)[]) => texts.flatMap((text) => (text?.trim() ? [text.trim()] : []))

export function clientPart(
  values: ClientValues,
  representative: Representative | undefined,
  oneDate: boolean,
): SummaryParts {
  return {
    customer: filled(`${values.clientFirstName} ${values.clientLastName}`, values.clientEmail),
    representative: representative
      ? filled(`${representative.firstName} ${representative.lastName}`, representative.organization.name)
      : [],
    dates: {
      available: oneDate ? null : values.carAvailabilityDate,
      pickUp: oneDate ? null : values.carPickUpDate,
      deadline: values.carDeliveryDeadline,
    },
  }
}

/** `12 rue de Rivoli, 75004 Paris`, or the known parts. */
export function placeText(address: AddressValue | null | undefined): string | undefined {
  if (!address?.city) return undefined
  const town = [address.postalCode, address.city].filter(Boolean).join(' ')
  return address.address && address.address !== town ? `${address.address}, ${town}` : town
}

interface Car {
  readonly marque?: string | null
  readonly model?: string | null
  readonly vehicleCode?: string | null
}

export const carText = ({ marque, model, vehicleCode }: Car): string => filled(marque, model, vehicleCode).join(' · ')

export function journeyPart(
  from: AddressValue | null | undefined,
  to: AddressValue | null | undefined,
): Pick<SummaryParts, 'journey'> {
  return { journey: [placeText(from), placeText(to)] }
}

/** The summary of the stored delivery. */
export function deliveryParts(delivery: WizardDelivery): SummaryParts {
  const { carAvailabilityDate, carPickUpDate, carDeliveryDeadline } = delivery
  const equal = carAvailabilityDate === carDeliveryDeadline
  return {
    customer: filled(`${delivery.clientFirstName ?? ''} ${delivery.clientLastName ?? ''}`, delivery.clientEmail),
    representative: filled(
      `${delivery.representativeFirstName ?? ''} ${delivery.representativeLastName ?? ''}`,
      delivery.organization?.name,
    ),
    dates: {
      available: equal ? null : carAvailabilityDate,
      pickUp: equal ? null : carPickUpDate,
      deadline: carDeliveryDeadline,
    },
    ...journeyPart(addressValue(delivery.fromAddress), addressValue(delivery.toAddress)),
    ...(delivery.type === 'TWO_WAY_DELIVERY' && {
      restitution: [
        placeText(addressValue(delivery.toReturnFromAddress)),
        placeText(addressValue(delivery.toReturnToAddress)),
      ],
    }),
    vehicles: delivery.vehicles.map(carText).filter((text) => text !== ''),
  }
}
