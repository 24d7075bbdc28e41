import { editDateErrors } from '@volant/domain/deliveries/deal'
import { vehiclesOf } from '@volant/domain/deliveries/facts'
import { createDeliveryFormSchema, updateDeliverySchema, withOneDate } from '@volant/domain/deliveries/schema'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import type { FieldError } from '@volant/domain/kernel/errors'
import type { ClientStatus, CreateDeliveryInput } from '@volant/contract/schema.generated'
import { faultsOf } from '../../../lib/validation'
import type { Representative, WizardDelivery } from '../wizard-queries'

const DATES = ['carAvailabilityDate', 'carPickUpDate', 'carDeliveryDeadline'] as const
type DateName = (typeof DATES)[number]

/** The values of the first step; dates are instants as ISO text. */
export interface ClientValues extends Partial<Record<DateName, string>> {
  clientFirstName: string
  clientLastName: string
  clientEmail: string
  clientPhone: string
  clientCompany: string
  clientSiret: string
  clientDrivingLicenceNumber: string
  clientStatus: ClientStatus
  language: string
  representativeId?: string
  representativePhone: string
}

export function clientValues(
  delivery: WizardDelivery | undefined,
  own: Representative | undefined,
  language: string,
): ClientValues {
  return {
    clientFirstName: delivery?.clientFirstName ?? '',
    clientLastName: delivery?.clientLastName ?? '',
    clientEmail: delivery?.clientEmail ?? '',
    clientPhone: delivery?.clientPhone ?? '',
    clientCompany: delivery?.clientCompany ?? '',
    clientSiret: delivery?.clientSiret ?? '',
    clientDrivingLicenceNumber: delivery?.clientDrivingLicenceNumber ?? '',
    clientStatus: delivery?.clientStatus ?? 'PROFESSIONAL',
    language: delivery?.language ?? language,
    representativeId: delivery?.representativeId ?? own?.id,
    representativePhone: delivery?.representativePhone ?? own?.phone ?? '',
    carAvailabilityDate: delivery?.carAvailabilityDate ?? undefined,
    carPickUpDate: delivery?.carPickUpDate ?? undefined,
    carDeliveryDeadline: delivery?.carDeliveryDeadline ?? undefined,
  }
}

const orNull = (text: string) => text.trim() || null

function person(values: ClientValues) {
  return {
    clientFirstName: values.clientFirstName,
    clientLastName: values.clientLastName,
    clientEmail: values.clientEmail,
    clientPhone: orNull(values.clientPhone),
    clientCompany: orNull(values.clientCompany),
    clientSiret: orNull(values.clientSiret),
    clientDrivingLicenceNumber: orNull(values.clientDrivingLicenceNumber),
    clientStatus: values.clientStatus,
    language: values.language,
    representativePhone: values.representativePhone,
  }
}

const instant = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso))
const datesOf = (values: ClientValues) => ({
  carAvailabilityDate: instant(values.carAvailabilityDate),
  carPickUpDate: instant(values.carPickUpDate),
  carDeliveryDeadline: instant(values.carDeliveryDeadline),
})

/** Missing dates, reported at once: the schema checks dates only when all other fields are valid. */
const missingDates = (dates: ReturnType<typeof datesOf>, oneDate: boolean): FieldError[] =>
  DATES.filter((name) => (!oneDate || name === 'carDeliveryDeadline') && dates[name] === undefined).map((path) => ({
    path,
    code: 'required',
  }))

/** With one date, the two hidden dates get its value. */
const deadlineOnly = (values: ClientValues, oneDate: boolean): ClientValues =>
  oneDate ? withoutHidden(values) : values

function withoutHidden({ carAvailabilityDate: _a, carPickUpDate: _p, ...values }: ClientValues): ClientValues {
  return values
}

export function toCreation(
  values: ClientValues,
  type: DeliveryType,
  representative: Representative | undefined,
  oneDate: boolean,
): CreateDeliveryInput {
  const { carAvailabilityDate, carPickUpDate, carDeliveryDeadline = '' } = deadlineOnly(values, oneDate)
  return {
    ...person(values),
    type,
    representativeId: representative?.id,
    representativeFirstName: representative?.firstName,
    representativeLastName: representative?.lastName,
    representativeEmail: representative?.email,
    carAvailabilityDate,
    carPickUpDate,
    carDeliveryDeadline,
    numberOfVehicles: vehiclesOf({ type }),
    ...(type === 'TWO_WAY_DELIVERY' && { twoWayDeliverType: 'EXCHANGE' }),
  }
}

export function judgeCreation(
  values: ClientValues,
  type: DeliveryType,
  representative: Representative | undefined,
  oneDate: boolean,
): readonly FieldError[] {
  const input = { ...toCreation(values, type, representative, oneDate), ...datesOf(deadlineOnly(values, oneDate)) }
  return [
    ...faultsOf(createDeliveryFormSchema({ now: () => new Date(), oneDate }), input),
    ...missingDates(input, oneDate),
    ...(representative ? [] : [{ path: 'representativeId', code: 'required' } as const]),
  ]
}

/**
 * The dates that an edit sends. With one date the two hidden ones go with it where it moves; where it stays, they stay as the office has
 * planned them since.
 */
function editedDates(
  values: ClientValues,
  { carDeliveryDeadline: before }: Pick<WizardDelivery, 'carDeliveryDeadline'>,
  oneDate: boolean,
): Partial<ReturnType<typeof datesOf>> {
  const dates = datesOf(deadlineOnly(values, oneDate))
  const stays = dates.carDeliveryDeadline?.getTime() === instant(before ?? undefined)?.getTime()
  return oneDate && stays ? {} : withOneDate(dates, oneDate)
}

export function toClientEdit(
  values: ClientValues,
  delivery: Pick<WizardDelivery, 'carDeliveryDeadline'>,
  oneDate: boolean,
) {
  const { carAvailabilityDate, carPickUpDate, carDeliveryDeadline } = editedDates(values, delivery, oneDate)
  return {
    ...person(values),
    carAvailabilityDate: carAvailabilityDate?.toISOString(),
    carPickUpDate: carPickUpDate?.toISOString(),
    carDeliveryDeadline: carDeliveryDeadline?.toISOString(),
  }
}

export function judgeClientEdit(
  values: ClientValues,
  delivery: WizardDelivery,
  oneDate: boolean,
): readonly FieldError[] {
  const dates = editedDates(values, delivery, oneDate)
  const before = {
    carAvailabilityDate: instant(delivery.carAvailabilityDate ?? undefined) ?? null,
    carPickUpDate: instant(delivery.carPickUpDate ?? undefined) ?? null,
    carDeliveryDeadline: instant(delivery.carDeliveryDeadline ?? undefined) ?? null,
  }
  const missing = missingDates(datesOf(values), oneDate)
  return [
    ...faultsOf(updateDeliverySchema(), { ...person(values), ...dates, id: delivery.id }),
    ...missing,
    ...(missing.length === 0 ? editDateErrors(dates, before, { now: new Date(), oneDate }) : []),
  ]
}
