import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import type { FieldError } from '@volant/domain/kernel/errors'
import { read } from '@volant/domain/kernel/fields'
import { ApiError } from './api-error'

/** The errors of an input by a schema of the domain, as codes with the paths of the API. */
export function faultsOf(schema: z.ZodType, input: unknown): readonly FieldError[] {
  const result = read(schema, input)
  return result.ok ? [] : (result.fields ?? [])
}

function refused<V extends FieldValues>(
  faults: readonly FieldError[],
  options: Parameters<Resolver<V>>[2],
): { values: Record<string, never>; errors: FieldErrors<V> } {
  const flat = Object.fromEntries(faults.map(({ path, code }) => [path, { type: code, message: code }]))
  return { values: {}, errors: toNestErrors<V>(flat as FieldErrors, options) }
}

/** A resolver that validates by the rules of the domain; the fields have the paths of the API. */
export function domainResolver<V extends FieldValues>(
  judge: (values: V) => readonly FieldError[],
): Resolver<V, unknown, V> {
  return (values, _context, options) => {
    const faults = judge(values)
    return faults.length === 0 ? { values, errors: {} } : refused(faults, options)
  }
}

/** A resolver by one schema of the domain, whose result is submitted; an emptied field is null there. */
export function schemaResolver<V extends FieldValues>(schema: z.ZodType): Resolver<V> {
  return (values, _context, options) => {
    const typed = Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])
    const found = read(schema, Object.fromEntries(typed))
    return found.ok
      ? { values: { ...values, ...(found.value as object) }, errors: {} }
      : refused(found.fields ?? [], options)
  }
}

/**
 * Shows errors of the server at the fields of the form.
 * @returns false when it names none of them
 */
export function showServerFaults<V extends FieldValues>(form: UseFormReturn<V, unknown, V>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const roots = Object.keys(form.getValues())
  const own = error.fields.map(({ path, code }) => ({ path: path.replace(/^input\./, ''), code }))
  const shown = own.filter(({ path }) => roots.includes(path.split('.')[0] ?? ''))
  shown.forEach(({ path, code }, index) =>
    form.setError(path as FieldPath<V>, { type: 'server', message: code }, { shouldFocus: index === 0 }),
  )
  return shown.length > 0
}
