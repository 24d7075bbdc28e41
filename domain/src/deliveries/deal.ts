import { isAfter, isBefore, isEqual } from 'date-fns'
import type { FieldCode, FieldError } from '../kernel/errors'
import { dealPriceErrors } from '../pricing/auction'
import type { DealInput, DeliveryFacts } from './facts'

type DateField = 'carAvailabilityDate' | 'carPickUpDate' | 'carDeliveryDeadline'

/** The clocks of two machines may disagree this much before a date counts as past. Description 10.3. */
export const CLOCK_LEEWAY_MS = 60_000

export function isPast(date: Date, now: Date): boolean {
  return date.getTime() < now.getTime() - CLOCK_LEEWAY_MS
}

/**
 * The order of the three dates. With one date for all, they may be equal. Description 5.
 * @returns one error per date that does not come after the one before it
 */
export function dateOrderErrors(dates: Partial<Record<DateField, Date | null>>, oneDate: boolean): FieldError[] {
  const comesLater = (later: Date, earlier: Date) => isAfter(later, earlier) || (oneDate && isEqual(later, earlier))
  const { carAvailabilityDate, carPickUpDate, carDeliveryDeadline } = dates
  const errors: FieldError[] = []
  if (carAvailabilityDate && carPickUpDate && !comesLater(carPickUpDate, carAvailabilityDate))
    errors.push({ path: 'carPickUpDate', code: 'mustBeLater' })
  const before = carPickUpDate ?? carAvailabilityDate
  if (before && carDeliveryDeadline && !comesLater(carDeliveryDeadline, before))
    errors.push({ path: 'carDeliveryDeadline', code: 'mustBeLater' })
  return errors
}

/**
 * The rules of the deal form: a date that moved must not be past, one that stayed may be, the deadline must lie ahead;
 * then the order of dates and prices. Description 4.2, T7, T8, T10 and the note below the table.
 */
export function dealErrors(deal: DealInput, facts: DeliveryFacts, now: Date): FieldError[] {
  const past: FieldError[] = []
  const refusePast = (path: DateField, code: FieldCode = 'disablePast') => past.push({ path, code })
  for (const path of ['carAvailabilityDate', 'carPickUpDate'] as const) {
    const before = facts[path]
    const moved = before === null || !isEqual(before, deal[path])
    if (moved && isPast(deal[path], now)) refusePast(path)
  }
  if (isBefore(deal.carDeliveryDeadline, now)) refusePast('carDeliveryDeadline')
  const order = dateOrderErrors(deal, deal.oneDate ?? false).filter(
    (error) => !past.some(({ path }) => path === error.path),
  )
  return [...past, ...order, ...dealPriceErrors(deal)]
}

/**
 * The dates of an edit: what moved must not be past, and together with the stored ones they stand in order.
 * Description 5 and 4.2, T2, T2b.
 */
export function editDateErrors(
  changed: Partial<Record<DateField, Date | null>>,
  facts: Pick<DeliveryFacts, DateField>,
  context: { readonly now: Date; readonly oneDate: boolean },
): FieldError[] {
  const moved = (['carAvailabilityDate', 'carPickUpDate', 'carDeliveryDeadline'] as const).filter((path) => {
    const [after, before] = [changed[path], facts[path]]
    return after != null && (before === null || !isEqual(after, before))
  })
  if (moved.length === 0) return []
  const past = moved.filter((path) => isPast(changed[path] ?? context.now, context.now))
  const order = dateOrderErrors({ ...facts, ...changed }, context.oneDate)
  return [
    ...past.map((path): FieldError => ({ path, code: 'disablePast' })),
    ...order.filter((error) => !past.some((path) => path === error.path)),
  ]
}
