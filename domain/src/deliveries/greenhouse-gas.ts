import { roundHalfAway } from '../kernel/money'
import { vehiclesOf } from './facts'
import type { CarType, DeliveryType, Motorization } from './statuses'

/**
 * Grams of CO2 equivalent for one kilometre, the making of the fuel or current included, that of the vehicle not. ADEME, Base
 * Empreinte: 2.7 kg a litre of petrol (E10), 3.1 kg a litre of diesel (B7), 15.9 g a kilometre for a light electric car and 27.3 g for
 * a large one; and litres for 100 km as ADEME's Nos Gestes Climat has them: 6.6 of petrol or 4.7 of diesel for a city car, 6.5 or 5 for
 * saloons and SUVs, 9 or 7.7 for vans. Combustion is the mean of both fuels, a hybrid 85 % of it. Decisions, Greenhouse gases.
 */
export const EMISSION_FACTORS = {
  edition: 2024,
  gramsPerKm: {
    GAS: { A: 162, B: 165, C: 241 },
    HYBRID: { A: 138, B: 140, C: 205 },
    ELECTRIC: { A: 16, B: 27, C: 27 },
  },
} as const satisfies {
  readonly edition: number
  readonly gramsPerKm: Readonly<Record<Motorization, Readonly<Record<CarType, number>>>>
}

interface Mission {
  /** One of the lifecycle; the enumeration of the API has keys of tabs as well. */
  readonly status: string
  readonly type: DeliveryType
  /** Metres, both ways on a round trip. */
  readonly distance: number | null
}

/** When a vehicle left and came, as moments or as the API writes them. */
interface Moved {
  readonly pickedUpAt: Date | string | null
  readonly deliveredAt: Date | string | null
}

interface Vehicle extends Moved {
  readonly carType: CarType
  readonly type: Motorization
}

/** The vehicles that left with a driver: a mission may be terminated before all of them did. */
export const drivenOf = <V extends Moved>(vehicles: readonly V[]): readonly V[] =>
  vehicles.filter(({ pickedUpAt, deliveredAt }) => pickedUpAt ?? deliveredAt)

/**
 * What driving the vehicles of a delivery emits; once it is completed, those that were driven. Description 11.8.
 * @returns kilograms of CO2 equivalent to one decimal; null where the distance or a vehicle is not known yet, or none was driven
 */
export function greenhouseGas(mission: Mission, vehicles: readonly Vehicle[]): number | null {
  const { status, distance } = mission
  const ways = vehiclesOf(mission)
  const driven = status === 'COMPLETED' ? drivenOf(vehicles) : vehicles
  if (distance === null || vehicles.length < ways || driven.length === 0) return null
  // both ways are counted together, and each vehicle is driven one of them
  const km = distance / 1000 / ways
  const grams = driven.reduce((sum, { type, carType }) => sum + km * EMISSION_FACTORS.gramsPerKm[type][carType], 0)
  return roundHalfAway(Number((grams / 100).toFixed(6))) / 10
}
