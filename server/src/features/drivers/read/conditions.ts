import { AppError } from '@volant/contract/errors'
import type { DriverFilter } from '@volant/contract/schema.generated'
import { isPostalCodeFilter } from '@volant/domain/drivers/postal-code'
import type { Params } from '../../../projections/engine'
import { containing, stretchOf } from '../../../projections/page'
import { isFree } from '../../deliveries/public'

/** The driver `r`, whose account is `u`, was not erased: of whoever was only what they did is left. */
export const KNOWN = 'u.erased_at IS NULL'

/** The driver `r` is in this state. */
export const FLAGS = {
  WAITING: 'NOT r.confirmed_by_alb AND NOT r.rejected_by_alb AND NOT r.disabled',
  ACCEPTED: 'r.confirmed_by_alb AND NOT r.disabled AND NOT r.rejected_by_alb',
  REFUSED: 'r.rejected_by_alb',
  DISABLED: 'r.disabled AND r.confirmed_by_alb',
} as const

const MIDNIGHT = (day: string) => `(${day}::timestamp AT TIME ZONE 'Europe/Paris')`

/** The days off of the row touch a stretch that ends before `until`. The domain's `timeOff` says when they begin and end. */
export const touchesDaysOff = (row: string, from: string, until: string) =>
  `${MIDNIGHT(`${row}.first_day`)} < ${until} AND ${from} < ${MIDNIGHT(`(${row}.last_day + 1)`)}`

/** The driver `r` has no days off at any time of a stretch, of which both ends are part. */
function isThere({ from, to }: { readonly from: Date; readonly to: Date }, params: Params): string {
  const [start, end] = [from, to].map((at) => `${params.add(at.toISOString())}::timestamptz`)
  return `NOT EXISTS (SELECT 1 FROM driver_days_off o WHERE o.driver_id = r.id AND ${MIDNIGHT('o.first_day')} <= ${end} AND ${start} < ${MIDNIGHT('(o.last_day + 1)')})`
}

/** What a list and its workbook are narrowed by, on the driver `r` and their account `u`. Description 2.11. */
export function driverConditions(
  filter: DriverFilter | null | undefined,
  keyword: string | null | undefined,
  params: Params,
  now: Date,
): string[] {
  const { state, email, nameSearch, postalCode } = filter ?? {}
  if (postalCode && !isPostalCodeFilter(postalCode))
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'filter.postalCode', code: 'invalid' }] })
  const free = stretchOf('filter.free', filter?.freeFrom, filter?.freeTo)
  const like = (expression: string, text: string | null | undefined) =>
    text?.trim() ? [`${expression} ILIKE ${params.add(containing(text))}`] : []
  return [
    ...(state ? [FLAGS[state]] : []),
    ...like('u.email', email),
    ...like(`r.first_name || ' ' || r.last_name`, nameSearch),
    ...like(`r.first_name || ' ' || r.last_name || ' ' || u.email`, keyword),
    ...(postalCode
      ? [
          `EXISTS (SELECT 1 FROM addresses a WHERE a.id = r.address_id AND a.postal_code LIKE ${params.add(`${postalCode}%`)})`,
        ]
      : []),
    ...(free ? [isFree('r.id', { ...free, now }, params), isThere(free, params)] : []),
  ]
}
