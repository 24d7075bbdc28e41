import * as z from 'zod'
import { CAR_TYPES, CATEGORIES } from '../deliveries/statuses'
import { type Tariff, tariffSchema } from './tariff'

const amount = z.number().nullable()

const changeSchema = z.object({
  part: z.enum(['baseFee', 'minimum', 'flatIdf', 'bands', 'carTypeFactor', 'categoryFactor', 'vatPercent']),
  /** The car type, category or country; the kilometres of a band, `50-200` or `500-`; empty elsewhere. */
  of: z.string(),
  /** As the tariff has it, cents for amounts; null where the band was not there. */
  before: amount,
  after: amount,
})
export type TariffChange = z.output<typeof changeSchema>
type Figure = Pick<TariffChange, 'part' | 'of'> & { readonly value: number }

/** What super admins read of the tariff: the one in force and, newest first, how it came to be. Decisions, Prices. */
export const tariffHistorySchema = z.object({
  /** How often it was saved; 0 is that of the factory. */
  version: z.int(),
  current: tariffSchema,
  versions: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      by: z.string().nullable(),
      tariff: tariffSchema,
      changes: z.array(changeSchema),
    }),
  ),
})
export type TariffHistory = z.output<typeof tariffHistorySchema>

function figuresOf(tariff: Tariff): Figure[] {
  const { baseFee, minimum, flatIdf, bands, carTypeFactor, categoryFactor, vatPercent } = tariff
  return [
    { part: 'baseFee', of: '', value: baseFee },
    ...bands.map(({ upToKm, perKm }, index): Figure => {
      const from = bands[index - 1]?.upToKm ?? 0
      return { part: 'bands', of: `${from}-${upToKm ?? ''}`, value: perKm }
    }),
    { part: 'minimum', of: '', value: minimum },
    { part: 'flatIdf', of: '', value: flatIdf },
    ...CAR_TYPES.map((of): Figure => ({ part: 'carTypeFactor', of, value: carTypeFactor[of] })),
    ...CATEGORIES.map((of): Figure => ({ part: 'categoryFactor', of, value: categoryFactor[of] })),
    ...Object.entries(vatPercent).map(([of, value]): Figure => ({ part: 'vatPercent', of, value })),
  ]
}

/** Every figure that differs. A band whose bounds moved is one that went and one that came. */
export function tariffChanges(before: Tariff, after: Tariff): TariffChange[] {
  const [old, young] = [figuresOf(before), figuresOf(after)]
  const valueIn = (figures: readonly Figure[], { part, of }: Figure) =>
    figures.find((figure) => figure.part === part && figure.of === of)?.value ?? null
  const gone = old.filter((figure) => valueIn(young, figure) === null)
  return [...gone, ...young]
    .map((figure) => ({
      part: figure.part,
      of: figure.of,
      before: valueIn(old, figure),
      after: valueIn(young, figure),
    }))
    .filter((change) => change.before !== change.after)
}
