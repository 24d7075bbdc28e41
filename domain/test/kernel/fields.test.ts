import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import {
  degrees,
  email,
  euros,
  flag,
  form,
  isE164,
  lifeDate,
  listOf,
  moment,
  oneOf,
  optionalText,
  personName,
  phone,
  read,
  requiredText,
  storageKey,
  uuid,
  wholeNumber,
} from '../../src/kernel/fields'
import { FIELD_CODES } from '../../src/kernel/errors'

const codeOf = (schema: z.ZodType, value: unknown) => {
  const result = read(form({ field: schema }), { field: value })
  return result.ok ? 'ok' : result.fields?.[0]?.code
}

describe('each kind of field', () => {
  it.each([
    ['requiredText', requiredText(5, 2), 'abc', 'ok'],
    ['requiredText', requiredText(5, 2), undefined, 'required'],
    ['requiredText', requiredText(5, 2), null, 'required'],
    ['requiredText', requiredText(5, 2), ' \t\u00a0', 'required'],
    ['requiredText', requiredText(5, 2), 'a', 'tooShort'],
    ['requiredText', requiredText(5, 2), 'abcdef', 'tooLong'],
    ['requiredText', requiredText(5, 2), ['a'], 'invalid'],
    ['requiredText', requiredText(5, 2), 'a\0b', 'invalid'],
    ...[
      'J.-P.',
      'J.P. Martin',
      'd’Arc',
      "O'Neil",
      'Müller-Lüdenscheidt',
      'St. John',
      'Łukasz',
      '王',
      'M. Dupont',
      'M.Dupont',
    ].map((name) => ['personName', personName(), name, 'ok'] as const),
    ...['gagnez 500€ sur www.evil.fr', 'evil.app', 'evil。com', 'a@b', '//evil', 'http:\\\\evil', 'Ана.рф'].map(
      (name) => ['personName', personName(), name, 'invalid'] as const,
    ),
    ['personName', personName(), 'a'.repeat(51), 'tooLong'],
    ['personName', personName(2), 'a', 'tooShort'],
    ['optionalText', optionalText(3), undefined, 'ok'],
    ['optionalText', optionalText(3), null, 'ok'],
    ['optionalText', optionalText(3), '', 'ok'],
    ['optionalText', optionalText(3), 'abcd', 'tooLong'],
    ['optionalText', optionalText(3), 'a\0', 'invalid'],
    ['optionalText', optionalText(3), {}, 'invalid'],
    ['email', email(), 'a.b+c@mail.example.fr', 'ok'],
    ['email', email(), 'a@b', 'invalidEmail'],
    ['email', email(), 'a b@c.fr', 'invalidEmail'],
    ['email', email(), 'a@b..fr', 'invalidEmail'],
    ['email', email(), 'a@b.fr,c@d.fr', 'invalidEmail'],
    ['email', email(), `${'a'.repeat(250)}@b.fr`, 'tooLong'],
    ['email', email(), undefined, 'required'],
    ['phone', phone(), '+33 6 12 34 56 78', 'ok'],
    ['phone', phone(), '', 'required'],
    ['phone', phone(), '0612345678', 'invalidPhoneNumber'],
    ['phone', phone(), '+0612345678', 'invalidPhoneNumber'],
    ['phone', phone(), '1'.repeat(40), 'tooLong'],
    ['phone', phone(), 612, 'invalid'],
    ['uuid', uuid(), '01890a5d-ac96-774b-bcce-b302099a8057', 'ok'],
    ['uuid', uuid(), '', 'required'],
    ['uuid', uuid(), 'x01890a5d-ac96-774b-bcce-b302099a8057', 'invalid'],
    ['uuid', uuid(), '01890a5d-ac96-774b-bcce-b302099a8057x', 'invalid'],
    ['uuid', uuid(), null, 'required'],
    ['uuid', uuid(), "1' or '1'='1", 'invalid'],
    ['storageKey', storageKey(), 'Cars/imagesBefore/1-top.jpg', 'ok'],
    ['storageKey', storageKey(), '/etc/passwd', 'invalid'],
    ['storageKey', storageKey(), 'a/../b', 'invalid'],
    ['storageKey', storageKey(), 'a\\b', 'invalid'],
    ['storageKey', storageKey(), 'ab/cd/../e', 'invalid'],
    ['storageKey', storageKey(), `a${'b'.repeat(256)}`, 'invalid'],
    ['moment', moment(), new Date('2026-05-12'), 'ok'],
    ['moment', moment(), new Date('1999-12-31'), 'outOfRange'],
    ['moment', moment(), new Date('2000-01-01'), 'ok'],
    ['moment', moment(), new Date('2099-12-31'), 'ok'],
    ['moment', moment(), new Date('2100-01-01'), 'outOfRange'],
    ['moment', moment(), new Date(Number.NaN), 'invalid'],
    ['moment', moment(), 0, 'invalid'],
    ['moment', moment(), undefined, 'required'],
    ['lifeDate', lifeDate(), new Date('1950-01-01'), 'ok'],
    ['lifeDate', lifeDate(), new Date('1899-12-31'), 'outOfRange'],
    ['lifeDate', lifeDate(), new Date('1900-01-01'), 'ok'],
    ['lifeDate', lifeDate(), new Date('2099-12-31'), 'ok'],
    ['lifeDate', lifeDate(), new Date('2100-01-01'), 'outOfRange'],
    ['euros', euros(), 12.34, 'ok'],
    ['euros', euros(), 12.345, 'outOfRange'],
    ['euros', euros(), -0.01, 'outOfRange'],
    ['euros', euros(), Number.POSITIVE_INFINITY, 'invalid'],
    ['euros', euros(), '12', 'invalid'],
    ['wholeNumber', wholeNumber(0, 8), 8, 'ok'],
    ['wholeNumber', wholeNumber(0, 8), 9, 'outOfRange'],
    ['wholeNumber', wholeNumber(0, 8), -1, 'outOfRange'],
    ['wholeNumber', wholeNumber(0, 8), 1.5, 'invalid'],
    ['degrees', degrees(90), -90, 'ok'],
    ['degrees', degrees(90), 90.001, 'outOfRange'],
    ['flag', flag(), false, 'ok'],
    ['flag', flag(), 'true', 'invalid'],
    ['flag', flag(), undefined, 'required'],
    ['oneOf', oneOf(['A', 'B']), 'B', 'ok'],
    ['oneOf', oneOf(['A', 'B']), 'C', 'notAllowed'],
    ['oneOf', oneOf(['A', 'B']), undefined, 'required'],
    ['listOf', listOf(requiredText(), 2, 1), ['a'], 'ok'],
    ['listOf', listOf(requiredText(), 2, 1), [], 'required'],
    ['listOf', listOf(requiredText(), 2, 1), ['a', 'b', 'c'], 'tooLong'],
    ['listOf', listOf(requiredText(), 2, 1), 'a', 'invalid'],
  ] as const)('%s: %#', (_kind, schema, value, code) => expect(codeOf(schema, value)).toBe(code))
})

describe('reading a form', () => {
  const schema = form({ name: requiredText(), children: listOf(form({ age: wholeNumber(0, 99) }), 3).optional() })

  it('names each fault once, by its path', () => {
    expect(read(schema, { name: '', children: [{ age: 1 }, { age: -1 }] })).toEqual({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'name', code: 'required' },
        { path: 'children.1.age', code: 'outOfRange' },
      ],
    })
  })

  it('names foreign keys, also deep ones', () => {
    expect(read(schema, { name: 'a', x: 1, y: 2, children: [{ age: 1, z: 3 }] })).toMatchObject({
      fields: expect.arrayContaining([
        { path: 'x', code: 'notAllowed' },
        { path: 'y', code: 'notAllowed' },
        { path: 'children.0.z', code: 'notAllowed' },
      ]),
    })
  })

  it('answers the trimmed value', () => {
    expect(read(schema, { name: '  Ada ' })).toEqual({ ok: true, value: { name: 'Ada' } })
    const texts = form({ note: optionalText(3), email: email(), phone: phone() })
    expect(read(texts, { note: ' abc ', email: ' ada@b.fr ', phone: ' +33  612 345\u00a0678 ' })).toEqual({
      ok: true,
      value: { note: 'abc', email: 'ada@b.fr', phone: '+33612345678' },
    })
  })

  it('tells the first fault of a field alone', () => {
    const faults = (field: z.ZodType, value: unknown) => {
      const result = read(form({ field }), { field: value })
      return result.ok ? [] : field.safeParse(value).error?.issues.map(({ message }) => message)
    }
    expect(faults(requiredText(5, 2), ' ')).toEqual(['required'])
    expect(faults(email(), '')).toEqual(['required'])
    expect(faults(uuid(), '')).toEqual(['required'])
    expect(faults(phone(), '')).toEqual(['required'])
    expect(faults(phone(), '1'.repeat(40))).toEqual(['tooLong'])
    expect(faults(wholeNumber(2, 8), 1.5)).toEqual(['invalid'])
  })

  it('tells of a list what it lacks, and of its members where they stand', () => {
    const list = (value: unknown) => read(form({ list: listOf(requiredText(), 2, 1) }), { list: value })
    expect(list([])).toMatchObject({ fields: [{ path: 'list', code: 'required' }] })
    expect(list(['a', 'b', 'c'])).toMatchObject({ fields: [{ path: 'list', code: 'tooLong' }] })
    expect(list(['a', ''])).toMatchObject({ fields: [{ path: 'list.1', code: 'required' }] })
    expect(list(['a'])).toEqual({ ok: true, value: { list: ['a'] } })
  })

  it('takes objects without a prototype, as GraphQL makes them', () => {
    expect(read(schema, Object.assign(Object.create(null), { name: 'Ada' })).ok).toBe(true)
  })

  it('never throws, and knows a code for whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const result = read(schema, input)
        const codes = result.ok ? [] : (result.fields ?? []).map(({ code }) => code)
        expect(codes.every((code) => FIELD_CODES.includes(code))).toBe(true)
      }),
    )
  })
})

describe('E.164', () => {
  it.each(['+33612345678', '+3225551234', '+352621123456', '+37793123456', '+4915112345678'])('%s', (text) =>
    expect(isE164(text)).toBe(true),
  )
  it.each(['33612345678', 'x+33612345678', '+33', '+336123456789012345', '+33 6', ''])('not %j', (text) =>
    expect(isE164(text)).toBe(false),
  )
})
