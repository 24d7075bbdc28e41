import * as z from 'zod'
import { figure, form, wholeNumber } from '../kernel/fields'
import type { FieldCode } from '../kernel/errors'
import { PRICE_MAX } from './auction'

const cents = () => wholeNumber(0, PRICE_MAX)
export const FACTOR = { min: 0.1, max: 10 } as const
const factor = () => figure(FACTOR.min, FACTOR.max)
const percent = () => figure(0, 100)

/** In kilometres: beyond any road. */
export const BAND_END_MAX = 100_000
export const BANDS_MAX = 20

const band = form({
  /** The band ends at this many kilometres; the last one has no end. */
  upToKm: wholeNumber(1, BAND_END_MAX).nullable(),
  /** Cents per kilometre inside the band. */
  perKm: cents(),
})

/** Each band ends beyond the one before; only the last, and always the last, has no end. */
function checkBands(bands: readonly { upToKm: number | null }[], issues: z.RefinementCtx): void {
  const last = bands.length - 1
  for (const [index, { upToKm }] of bands.entries()) {
    const refuse = (message: FieldCode) => issues.addIssue({ code: 'custom', path: [index, 'upToKm'], message })
    if (index === last && upToKm !== null) refuse('notAllowed')
    else if (index < last && upToKm === null) refuse('required')
    else if (upToKm !== null && upToKm <= (bands[index - 1]?.upToKm ?? 0)) refuse('outOfRange')
  }
}

/** What super admins edit: every amount in cents excluding tax. Decisions, Prices. */
export const tariffSchema = form({
  baseFee: cents(),
  /** Rising, the last one open: every distance falls into the bands it crosses. */
  bands: z
    .array(band, { error: 'invalid' })
    .min(1, { error: 'required' })
    .max(BANDS_MAX, { error: 'tooLong' })
    .superRefine(checkBands),
  carTypeFactor: form({ A: factor(), B: factor(), C: factor() }),
  categoryFactor: form({ STANDARD: factor(), EXPRESS: factor(), OKM: factor() }),
  /** No mission costs less, before the factors. */
  minimum: cents(),
  /** From Île-de-France to Île-de-France, whatever the distance, before the factors. */
  flatIdf: cents(),
  /** Percent by the buyer's ISO country; France also serves countries without a rate of their own. */
  vatPercent: form({ FR: percent(), MC: percent(), BE: percent(), LU: percent(), DE: percent() }),
})
export type Tariff = z.output<typeof tariffSchema>

/**
 * The tariff a new installation starts with: a driver by road, back by train, in France in 2026. A French seller charges no
 * foreign rate (description 11.2) until it is registered there, so the other countries carry the French one. Decisions, Prices.
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
