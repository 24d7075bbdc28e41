import type * as z from 'zod'
import { FIELD_CODES } from '@volant/domain/kernel/errors'
import type { FieldCode, FieldError } from '@volant/domain/kernel/errors'

const KNOWN: ReadonlySet<string> = new Set(FIELD_CODES)

function isFieldCode(message: string): message is FieldCode {
  return KNOWN.has(message)
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message
  if (issue.code === 'too_small')
    return issue.origin === 'string' || issue.origin === 'array' ? 'tooShort' : 'outOfRange'
  if (issue.code === 'too_big') return issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'outOfRange'
  return 'invalid'
}

/** The issues of a failed parse as `fields` of an error body; a key nobody asked for is `notAllowed`. */
export function fieldErrorsOf(error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), code: 'notAllowed' as const }))
    }
    return [{ path: issue.path.join('.'), code: codeOf(issue) }]
  })
}
