import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { read } from '@volant/domain/kernel/fields'

/** Checks a form by a schema of the domain; an emptied field is null there, and refused where something is needed. */
export function resolverOf<V extends FieldValues>(schema: z.ZodType): Resolver<V> {
  return (values) => {
    const typed = Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])
    const found = read(schema, Object.fromEntries(typed))
    if (found.ok) return { values: { ...values, ...(found.value as object) }, errors: {} }
    const errors: FieldErrors<V> = {}
    for (const { path, code } of found.fields ?? []) set(errors, path, { type: code, message: code })
    return { values: {}, errors }
  }
}
