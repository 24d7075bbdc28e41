import type { CarType, DeliveryCategory } from '@volant/domain/deliveries/statuses'
import type { FieldError } from '@volant/domain/kernel/errors'
import { read } from '@volant/domain/kernel/fields'
import { toCents, toEuros } from '@volant/domain/kernel/money'
import { type Tariff, tariffSchema } from '@volant/domain/pricing/tariff'
import { faultsOf } from '../../lib/validation'

/** Undefined while a field is empty. */
type Figure = number | undefined

/** The tariff as it is typed: euros instead of cents, and the band without an end beside those that have one. */
export interface TariffValues {
  baseFee: Figure
  minimum: Figure
  flatIdf: Figure
  bands: { upToKm: Figure; perKm: Figure }[]
  beyond: Figure
  carTypeFactor: Record<CarType, Figure>
  categoryFactor: Record<DeliveryCategory, Figure>
  vatPercent: Record<keyof Tariff['vatPercent'], Figure>
}

export function tariffValues({ bands, ...tariff }: Tariff): TariffValues {
  const beyond = bands.at(-1)
  return {
    ...tariff,
    baseFee: toEuros(tariff.baseFee),
    minimum: toEuros(tariff.minimum),
    flatIdf: toEuros(tariff.flatIdf),
    bands: bands.slice(0, -1).map(({ upToKm, perKm }) => ({ upToKm: upToKm ?? undefined, perKm: toEuros(perKm) })),
    beyond: beyond && toEuros(beyond.perKm),
  }
}

const cents = (euros: Figure) => (euros === undefined ? undefined : toCents(euros))

function toInput({ beyond, bands, ...values }: TariffValues) {
  return {
    ...values,
    baseFee: cents(values.baseFee),
    minimum: cents(values.minimum),
    flatIdf: cents(values.flatIdf),
    bands: [
      ...bands.map(({ upToKm, perKm }) => ({ upToKm, perKm: cents(perKm) })),
      { upToKm: null, perKm: cents(beyond) },
    ],
  }
}

/** The typed tariff, or undefined as long as something in it is missing or wrong. */
export function toTariff(values: TariffValues): Tariff | undefined {
  const found = read(tariffSchema, toInput(values))
  return found.ok ? found.value : undefined
}

/** The rules of the domain, at the fields of this form. */
export function judgeTariff(values: TariffValues): readonly FieldError[] {
  const last = `bands.${values.bands.length}.perKm`
  return faultsOf(tariffSchema, toInput(values)).map(({ path, code }) => ({
    path: path === last ? 'beyond' : path,
    code,
  }))
}
