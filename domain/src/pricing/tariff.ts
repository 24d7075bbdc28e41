import { z } from 'zod'
import { form, wholeNumber } from '../kernel/fields'
import { PRICE_MAX } from './auction'

const cents = () => wholeNumber(0, PRICE_MAX)
const factor = () => z.number({ error: 'invalid' }).min(0.1, { error: 'outOfRange' }).max(10, { error: 'outOfRange' })
const percent = () => z.number({ error: 'invalid' }).min(0, { error: 'outOfRange' }).max(100, { error: 'outOfRange' })

const band = form({
  /** The band ends at this many kilometres; the last one has no end. */
  upToKm: wholeNumber(1, 100_000).nullable(),
  /** Cents per kilometre inside the band. */
  perKm: cents(),
})

function bandsRise(bands: readonly { upToKm: number | null }[]): boolean {
  return bands.every(({ upToKm }, index) => {
    const next = bands[index + 1]
    if (!next) return upToKm === null
    return upToKm !== null && (next.upToKm === null || next.upToKm > upToKm)
  })
}

/** What super admins edit: every amount in cents excluding tax. Decisions, Prices. */
export const tariffSchema = form({
  baseFee: cents(),
  /** Rising, the last one open: every distance falls into the bands it crosses. */
  bands: z
    .array(band, { error: 'invalid' })
    .min(1, { error: 'required' })
    .max(20, { error: 'tooLong' })
    .refine(bandsRise, { error: 'mustBeLater' }),
  carTypeFactor: form({ A: factor(), B: factor(), C: factor() }),
  categoryFactor: form({ STANDARD: factor(), EXPRESS: factor(), OKM: factor() }),
  /** No mission costs less, before the factors. */
  minimum: cents(),
  /** From Île-de-France to Île-de-France, whatever the distance, before the factors. */
  flatIdf: cents(),
  /** Percent by ISO country; France also serves countries without a rate of their own. */
  vatPercent: form({ FR: percent(), MC: percent(), BE: percent(), LU: percent(), DE: percent() }),
})
export type Tariff = z.output<typeof tariffSchema>

/**
 * The tariff a new installation starts with: a driver by road, back by train, in France in 2026. A French seller charges no
 * foreign rate (description 11.2), so the other countries carry the French one. Decisions, Prices.
 */
export const FACTORY_TARIFF: Tariff = {
  baseFee: 4900,
  bands: [
    { upToKm: 50, perKm: 160 },
    { upToKm: 200, perKm: 115 },
    { upToKm: 500, perKm: 88 },
    { upToKm: null, perKm: 74 },
  ],
  carTypeFactor: { A: 1, B: 1.15, C: 1.4 },
  categoryFactor: { STANDARD: 1, EXPRESS: 1.3, OKM: 1.1 },
  minimum: 8900,
  flatIdf: 11900,
  vatPercent: { FR: 20, MC: 20, BE: 20, LU: 20, DE: 20 },
}
