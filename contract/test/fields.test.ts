import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import * as fields from '../src/rest/fields'
import { fieldErrorsOf } from '../src/rest/field-errors'

/** What a schema makes of a value: the value it hands on, or `✗` and the code. */
function read(schema: z.ZodType, value: unknown): unknown {
  const parsed = z.object({ field: schema }).safeParse({ field: value })
  return parsed.success ? parsed.data.field : `✗ ${fieldErrorsOf(parsed.error)[0]?.code}`
}

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const AT = new Date('2026-03-31T10:00:00Z')
const LAST_INSTANT = 8_640_000_000_000_000

describe('each kind of field', () => {
  it.each([
    ['looseText', fields.looseText(3), 'abc', 'abc'],
    ['looseText', fields.looseText(3), '', ''],
    ['looseText', fields.looseText(3), ' ', ' '],
    ['looseText', fields.looseText(3), 'abcd', '✗ tooLong'],
    ['looseText', fields.looseText(3), 'a\0', '✗ invalid'],
    ['looseText', fields.looseText(3), undefined, '✗ required'],
    ['looseText', fields.looseText(3), null, '✗ required'],
    ['looseText', fields.looseText(3), 3, '✗ invalid'],
    ['looseText', fields.looseText(3), {}, '✗ invalid'],
    ['text', fields.text(3), ' ab', 'ab'],
    ['text', fields.text(3), '', '✗ required'],
    ['text', fields.text(3), '  ', '✗ required'],
    ['text', fields.text(3), 'abcd', '✗ tooLong'],
    ['Password', fields.Password, ' ', ' '],
    ['Password', fields.Password, '', '✗ required'],
    ['Password', fields.Password, 'x'.repeat(129), '✗ tooLong'],
    ['optionalText', fields.optionalText(3), ' a ', 'a'],
    ['optionalText', fields.optionalText(3), '', ''],
    ['optionalText', fields.optionalText(3), null, null],
    ['optionalText', fields.optionalText(3), undefined, undefined],
    ['optionalText', fields.optionalText(3), 'abcd', '✗ tooLong'],
    ['Id', fields.Id, ID, ID],
    ['Id', fields.Id, '42', '✗ invalid'],
    ['Id', fields.Id, undefined, '✗ required'],
    ['Id', fields.Id, 42, '✗ invalid'],
    ['Email', fields.Email, ' a@b.fr ', 'a@b.fr'],
    ['Email', fields.Email, 'a@b', '✗ invalidEmail'],
    ['Email', fields.Email, '', '✗ required'],
    ['Phone', fields.Phone, '+33 (6) 12-34.56', '+33 (6) 12-34.56'],
    ['Phone', fields.Phone, '6a', '✗ invalidPhoneNumber'],
    ['Phone', fields.Phone, 'a6', '✗ invalidPhoneNumber'],
    ['whole', fields.whole(1, 10), 1, 1],
    ['whole', fields.whole(1, 10), 10, 10],
    ['whole', fields.whole(1, 10), 0, '✗ outOfRange'],
    ['whole', fields.whole(1, 10), 11, '✗ outOfRange'],
    ['whole', fields.whole(1, 10), 1.5, '✗ invalid'],
    ['whole', fields.whole(1, 10), undefined, '✗ required'],
    ['whole', fields.whole(1, 10), null, '✗ required'],
    ['whole', fields.whole(1, 10), '3', '✗ invalid'],
    ['wholeText', fields.wholeText(0, 100), 12, 12],
    ['wholeText', fields.wholeText(0, 100), '12', 12],
    ['wholeText', fields.wholeText(0, 100), '101', '✗ outOfRange'],
    ['wholeText', fields.wholeText(0, 100), '-1', '✗ invalid'],
    ['wholeText', fields.wholeText(0, 100), '1x', '✗ invalid'],
    ['Moment', fields.Moment, AT.getTime(), AT],
    ['Moment', fields.Moment, String(AT.getTime()), AT],
    ['Moment', fields.Moment, '2026-03-31T12:00:00+02:00', AT],
    ['Moment', fields.Moment, '-1000', new Date(-1000)],
    ['Moment', fields.Moment, LAST_INSTANT, new Date(LAST_INSTANT)],
    ['Moment', fields.Moment, LAST_INSTANT + 1, '✗ invalid'],
    ['Moment', fields.Moment, 'soon', '✗ invalid'],
    ['Moment', fields.Moment, '12x', '✗ invalid'],
    ['Moment', fields.Moment, 'x12', '✗ invalid'],
    ['Moment', fields.Moment, undefined, '✗ required'],
    ['Moment', fields.Moment, '2026-03-31T12:00:00', '✗ invalid'],
    ['Day', fields.Day, '2026-03-31', '2026-03-31'],
    ['Day', fields.Day, '2026-03-31T23:30:00Z', '2026-03-31'],
    ['Day', fields.Day, '2026-02-30', '✗ invalid'],
    ['Day', fields.Day, '2026-03-31T23:30:00+02:00', '2026-03-31'],
    ['Day', fields.Day, undefined, '✗ required'],
    ['Day', fields.Day, 3, '✗ invalid'],
    ['listOf', fields.listOf(fields.text(2), 2), 'a, b', ['a', 'b']],
    ['listOf', fields.listOf(fields.text(2), 2), 'a,,b,', ['a', 'b']],
    ['listOf', fields.listOf(fields.text(2), 2), '', []],
    ['listOf', fields.listOf(fields.text(2), 2), ['a'], ['a']],
    ['listOf', fields.listOf(fields.text(2), 2), 'a,b,c', '✗ invalid'],
    ['listOf', fields.listOf(fields.text(2), 2), ['a', 'b', 'c'], '✗ invalid'],
    ['listOf', fields.listOf(fields.text(2), 2), 'abc', '✗ tooLong'],
    ['oneOf', fields.oneOf(['A', 'B']), 'A', 'A'],
    ['oneOf', fields.oneOf(['A', 'B']), 'B', 'B'],
    ['oneOf', fields.oneOf(['A', 'B']), 'C', '✗ invalid'],
    ['oneOf', fields.oneOf(['A', 'B']), undefined, '✗ required'],
    ['Country', fields.Country, 'FR', 'FR'],
    ['Country', fields.Country, 'fr', '✗ invalid'],
    ['Country', fields.Country, 'FRA', '✗ invalid'],
    ['Country', fields.Country, '1FR', '✗ invalid'],
    ['DeliveryType', fields.DeliveryType, 'TO_RETURN', 'TO_RETURN'],
    ['DeliveryType', fields.DeliveryType, 'BOAT', '✗ invalid'],
    ['LanguageCode', fields.LanguageCode, 'fr', 'fr'],
    ['LanguageCode', fields.LanguageCode, 'en', 'en'],
    ['LanguageCode', fields.LanguageCode, 'de', '✗ invalid'],
    ['SortOrder', fields.SortOrder, 'asc', 'asc'],
    ['SortOrder', fields.SortOrder, 'desc', 'desc'],
    ['SortOrder', fields.SortOrder, 'up', '✗ invalid'],
    ['latitude', fields.latitude, -90, -90],
    ['latitude', fields.latitude, 90, 90],
    ['latitude', fields.latitude, -90.1, '✗ outOfRange'],
    ['latitude', fields.latitude, 90.1, '✗ outOfRange'],
    ['latitude', fields.latitude, '1', '✗ invalid'],
    ['latitude', fields.latitude, undefined, '✗ required'],
    ['longitude', fields.longitude, -180, -180],
    ['longitude', fields.longitude, 180, 180],
    ['longitude', fields.longitude, -180.1, '✗ outOfRange'],
    ['longitude', fields.longitude, 180.1, '✗ outOfRange'],
    ['longitude', fields.longitude, '1', '✗ invalid'],
    ['longitude', fields.longitude, undefined, '✗ required'],
    ['NoBody', fields.NoBody, undefined, undefined],
    ['NoBody', fields.NoBody, null, null],
    ['NoBody', fields.NoBody, {}, {}],
    ['NoBody', fields.NoBody, { a: 1 }, '✗ notAllowed'],
  ] as const)('%s: %#', (_kind, schema, value, expected) => expect(read(schema, value)).toEqual(expected))
})

describe('a schema without words of its own', () => {
  it.each([
    ['a text', z.string().min(2), 'a', 'tooShort'],
    ['a text', z.string().max(2), 'abc', 'tooLong'],
    ['a list', z.array(z.int()).min(1), [], 'tooShort'],
    ['a list', z.array(z.int()).max(1), [1, 2], 'tooLong'],
    ['a number', z.number().min(2), 1, 'outOfRange'],
    ['a number', z.number().max(2), 3, 'outOfRange'],
    ['a number', z.number(), 'x', 'invalid'],
  ] as const)('still answers one of the codes: %s', (_name, schema, value, code) => {
    expect(read(schema, value)).toBe(`✗ ${code}`)
  })

  it('names foreign keys by their whole path, each once', () => {
    const parsed = z.object({ rows: z.array(z.strictObject({})) }).safeParse({ rows: [{ a: 1, b: 2 }] })
    expect(parsed.error && fieldErrorsOf(parsed.error)).toEqual([
      { path: 'rows.0.a', code: 'notAllowed' },
      { path: 'rows.0.b', code: 'notAllowed' },
    ])
  })
})
