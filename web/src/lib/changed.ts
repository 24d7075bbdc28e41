import { hashKey } from '@tanstack/react-query'

const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other])

/**
 * The fields whose values differ. Where a call takes single fields only these are sent, because somebody else may be
 * changing the others.
 */
export function changedOf<T extends object>(values: T, before: T): Partial<T> {
  const former = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(values).filter(([field, value]) => !isSame(value, former.get(field)))
  return Object.fromEntries(changed) as Partial<T>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

function merge(values: unknown, before: unknown, now: unknown): unknown {
  if (isSame(values, before)) return now
  if (Array.isArray(values) && Array.isArray(before) && Array.isArray(now)) {
    const isAligned = values.length === before.length && values.length === now.length
    return isAligned ? values.map((value, index) => merge(value, before[index], now[index])) : values
  }
  if (!isRecord(values) || !isRecord(before) || !isRecord(now)) return values
  const fields = Object.keys({ ...now, ...values })
  return Object.fromEntries(fields.map((field) => [field, merge(values[field], before[field], now[field])]))
}

/**
 * What was typed, with what somebody else has saved meanwhile wherever nothing was, however deep. Lists that grew or shrank
 * are one value.
 */
export const withOthers = <T extends object>(values: T, before: T, now: T): T => merge(values, before, now) as T
