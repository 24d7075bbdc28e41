import * as z from 'zod'
import { isPrice } from './money'
import type { Refusal } from './decision'
import { EMAIL } from './email'
import { FIELD_CODES, type FieldCode, type FieldError } from './errors'
import type { Json } from './json'
import { isPersonName } from './person-name'

/** Longest free text a form takes where nothing else is said. */
export const TEXT_MAX = 200

/** A call names itself in a few words, by which its repeats are known. */
export const CALL_KEY_MAX = 200

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const STORAGE_KEY = /^[A-Za-z0-9](?!.*\.\.)[A-Za-z0-9/_.-]{0,255}$/

/** Turns what zod found into the code that the contract knows. Description 7.4. */
function codeOf(issue: { code?: string | undefined; input?: unknown }): FieldCode {
  if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_value') {
    return issue.input == null ? 'required' : 'notAllowed'
  }
  return issue.code === 'invalid_type' && issue.input == null ? 'required' : 'invalid'
}

const coded = { error: codeOf }

/** Trimmed text that must hold something; a text of blanks (also non-breaking ones) counts as missing. */
export const requiredText = (max = TEXT_MAX, min = 1) =>
  z
    .string(coded)
    .trim()
    .min(1, { error: 'required', abort: true })
    .min(min, { error: 'tooShort' })
    .max(max, { error: 'tooLong' })
    .refine((text) => !text.includes('\0'))

export const personName = (min = 1) => requiredText(50, min).refine(isPersonName)

/** Text that may be absent, null or empty. */
export const optionalText = (max = TEXT_MAX) =>
  z
    .string(coded)
    .trim()
    .max(max, { error: 'tooLong' })
    .refine((text) => !text.includes('\0'))
    .nullish()

export const email = () =>
  z
    .string(coded)
    .trim()
    .min(1, { error: 'required', abort: true })
    .max(254, { error: 'tooLong' })
    .regex(EMAIL, { error: 'invalidEmail' })

/** Tells whether a number is a valid phone number. The domain knows no numbering plan: the caller brings the parser. */
export type PhoneCheck = (phone: string) => boolean

/** E.164 after the spaces were removed. Decisions, Data: the form in which phones are stored. */
export const isE164: PhoneCheck = (phone) => /^\+[1-9]\d{6,14}$/.test(phone)

/** Spaces are removed before the check. Description 5. */
export const phone = (isPhone: PhoneCheck = isE164) =>
  z
    .string(coded)
    .transform((text) => text.replace(/\s+/g, ''))
    .pipe(
      z
        .string()
        .min(1, { error: 'required', abort: true })
        .max(30, { error: 'tooLong', abort: true })
        .refine(isPhone, { error: 'invalidPhoneNumber' }),
    )

export const uuid = () => z.string(coded).min(1, { error: 'required', abort: true }).regex(UUID)

export const storageKey = () => z.string(coded).regex(STORAGE_KEY)

/** A moment the database can hold and a person can mean: the years 2000 to 2099. */
export const moment = () =>
  z
    .date(coded)
    .refine((date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() <= 2099, { error: 'outOfRange' })

/** A date of a person's life: birth, licence. */
export const lifeDate = () =>
  z
    .date(coded)
    .refine((date) => date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 2099, { error: 'outOfRange' })

/** Euros with at most two decimals. The unrounded number is compared: 9.999 is below 10. Description 4.4. */
export const euros = (min = 0, max = 1_000_000) =>
  z.number(coded).refine((amount) => isPrice(amount, min, max), { error: 'outOfRange' })

export const wholeNumber = (min: number, max: number) =>
  z
    .number(coded)
    .int({ error: 'invalid', abort: true })
    .min(min, { error: 'outOfRange' })
    .max(max, { error: 'outOfRange' })

export const figure = (min: number, max: number) =>
  z.number(coded).min(min, { error: 'outOfRange' }).max(max, { error: 'outOfRange' })

export const degrees = (limit: 90 | 180) => figure(-limit, limit)

export const flag = () => z.boolean(coded)

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, coded)

function depthOf(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

/** Whatever JSON can hold, as far as somebody fills it in by hand. @param max longest text of it */
export const anyJson = (max: number, levels: number) =>
  z
    .json(coded)
    .refine((value) => JSON.stringify(value).length <= max, { error: 'tooLong', abort: true })
    .refine((value) => depthOf(value) <= levels)

/** An object that takes no key but its own: a foreign one is refused with `notAllowed`, not dropped. Description 10.3. */
export const form = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape, coded)

export const listOf = <T extends z.ZodType>(item: T, max: number, min = 0) =>
  z.array(item, coded).min(min, { error: 'required' }).max(max, { error: 'tooLong' })

function isFieldCode(message: string): message is FieldCode {
  return FIELD_CODES.some((code) => code === message)
}

/** What the contract's `fields` holds, first fault per path. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const issue of error.issues) {
    const code = isFieldCode(issue.message) ? issue.message : codeOf(issue)
    const tails = issue.code === 'unrecognized_keys' ? issue.keys : [null]
    for (const tail of tails) {
      const path = [...issue.path, ...(tail === null ? [] : [tail])].map(String).join('.')
      if (!found.has(path)) found.set(path, { path, code })
    }
  }
  return [...found.values()]
}

/** Reads an input through its schema. @returns the value, or the 400 with its fields */
export function read<T extends z.ZodType>(
  schema: T,
  input: unknown,
): { readonly ok: true; readonly value: z.output<T> } | Refusal {
  const result = schema.safeParse(input)
  if (result.success) return { ok: true, value: result.data }
  return { ok: false, code: 'BAD_USER_INPUT', fields: fieldErrors(result.error) }
}
