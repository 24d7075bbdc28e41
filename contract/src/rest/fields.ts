import * as z from 'zod'
import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { PASSWORD_MAX } from '@volant/domain/identity/password'
import { LANGUAGES } from '@volant/domain/kernel/actor'
import { EMAIL } from '@volant/domain/kernel/email'
import type { FieldCode } from '@volant/domain/kernel/errors'
import { isPersonName } from '@volant/domain/kernel/person-name'
import { isTownName, TOWN_MAX } from '@volant/domain/places/town-name'

export const field = (code: FieldCode): FieldCode => code

export const missingOr = (code: FieldCode) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? field('required') : code

// PostgreSQL refuses NUL and lone surrogates in text: they are bad input here rather than a failure there.
const STORABLE = /^(?:[^\0\ud800-\udfff])*$/u

/** A text that may be empty. @param max longest length, in UTF-16 units */
export const looseText = (max: number) =>
  z
    .string({ error: missingOr('invalid') })
    .max(max, field('tooLong'))
    .regex(STORABLE, field('invalid'))

/** A text that must hold something beside blanks. */
export const text = (max: number) => looseText(max).trim().min(1, field('required'))

export const PersonName = text(50).refine(isPersonName, field('invalid'))

/** As typed, blanks included. The bound spares the slow hash; what makes a good one is the domain's to say. */
export const Password = looseText(PASSWORD_MAX).min(1, field('required'))

/** Left out, null or blank: nothing was said. */
export const optionalText = (max: number) => looseText(max).trim().nullish()

export const Id = z.guid({ error: missingOr('invalid') })

/** A secret or foreign identifier in a link: its owner decides, an unknown one is simply not found. */
export const LinkId = text(300)

export const Email = text(254).pipe(z.email({ pattern: EMAIL, error: field('invalidEmail') }))

/** Shape only; the domain parses it into E.164. */
export const Phone = text(40).regex(/^[+\d\s().-]+$/, field('invalidPhoneNumber'))

export const whole = (min: number, max: number) =>
  z
    .int({ error: missingOr('invalid') })
    .min(min, field('outOfRange'))
    .max(max, field('outOfRange'))

/** A whole number in a URL or a form. */
export const wholeText = (min: number, max: number) =>
  z.union([whole(min, max), looseText(15).regex(/^\d+$/, field('invalid')).transform(Number).pipe(whole(min, max))])

const MAX_EPOCH_MS = 8_640_000_000_000_000

const epoch = z
  .union([
    z.int(),
    looseText(16)
      .regex(/^-?\d+$/, field('invalid'))
      .transform(Number),
  ])
  .refine((ms) => Math.abs(ms) <= MAX_EPOCH_MS, field('outOfRange'))
  .transform((ms) => new Date(ms))

/** An instant: epoch milliseconds as in the URL of a table, or ISO 8601 with offset. */
export const Moment = z.union([epoch, z.iso.datetime({ offset: true }).transform((iso) => new Date(iso))], {
  error: missingOr('invalid'),
})

/** A calendar day, `2026-03-31`; an instant is cut to its day in UTC. */
export const Day = z.union([z.iso.date(), z.iso.datetime({ offset: true }).transform((iso) => iso.slice(0, 10))], {
  error: missingOr('invalid'),
})

/** A list as a table's URL holds it: `a,b`, or a JSON array. */
export const listOf = <Item extends z.ZodType<string, string>>(item: Item, max = 50) =>
  z.union([
    z.array(item).max(max, field('tooLong')),
    looseText(2000)
      .transform((joined) =>
        joined
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(z.array(item).max(max, field('tooLong'))),
  ])

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: missingOr('invalid') })

export const Country = z.string().regex(/^[A-Z]{2}$/, field('invalid'))
export const DeliveryType = oneOf(DELIVERY_TYPES)
export const LanguageCode = oneOf(LANGUAGES)
export const SortOrder = oneOf(['asc', 'desc'])

export const latitude = z
  .number({ error: missingOr('invalid') })
  .min(-90, field('outOfRange'))
  .max(90, field('outOfRange'))
export const longitude = z
  .number({ error: missingOr('invalid') })
  .min(-180, field('outOfRange'))
  .max(180, field('outOfRange'))

/** An address as forms send it; GraphQL's AddressInput. */
export const AddressBody = z.strictObject({
  address: text(300),
  addressPrecision: optionalText(500),
  city: text(TOWN_MAX).refine(isTownName, field('invalid')),
  postalCode: text(20),
  country: Country,
  latitude,
  longitude,
  place_id: optionalText(300),
  isInIdf: z.boolean().nullish(),
})

/** For calls that need nothing: an absent body or `{}`. */
export const NoBody = z.strictObject({}).nullish()

export const Done = z.object({ success: z.literal(true) })

/** Public links carry their secret in the `token` header. Its absence is 401, not bad input. */
export const TokenHeader = z.object({ token: z.string().max(2048).optional() })
