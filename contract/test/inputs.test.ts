import type * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { CLIENT_PAYLOADS } from '../src/live'
import { login, logout } from '../src/rest/auth'
import { DeliveryTableState, sendConfirmationSms } from '../src/rest/deliveries'
import { fieldErrorsOf } from '../src/rest/field-errors'
import { requestUpload } from '../src/rest/files'
import { addMember } from '../src/rest/organizations'
import { findRoute } from '../src/rest/places'

function errorsOf(schema: z.ZodType, input: unknown) {
  const parsed = schema.safeParse(input)
  return parsed.success ? [] : fieldErrorsOf(parsed.error)
}

const ID = '00000000-0000-0000-0000-000000000001'
const person = { username: 'owner@horizon-autos.test', password: 'Volant-demo-2026' }

describe('a body', () => {
  it.each([
    ['a key nobody asked for', { ...person, role: 'ADMIN' }, { path: 'role', code: 'notAllowed' }],
    ['a key that is missing', { username: person.username }, { path: 'password', code: 'required' }],
    ['a blank text', { ...person, username: '   ' }, { path: 'username', code: 'required' }],
    ['a NUL', { ...person, username: 'a\0b' }, { path: 'username', code: 'invalid' }],
    ['half a surrogate pair', { ...person, username: 'a\ud800' }, { path: 'username', code: 'invalid' }],
    ['a text without end', { ...person, username: 'a'.repeat(255) }, { path: 'username', code: 'tooLong' }],
    ['an object for a text', { ...person, username: {} }, { path: 'username', code: 'invalid' }],
  ])('with %s is told so at the field', (_, body, expected) => {
    expect(errorsOf(login.body, body)).toEqual([expected])
  })

  it('keeps whole surrogate pairs', () => {
    expect(errorsOf(login.body, { ...person, username: 'a😀' })).toEqual([])
  })

  it.each([undefined, null, {}, { RefreshToken: 'x' }])('of the logout may be %j', (body) => {
    expect(errorsOf(logout.body, body)).toEqual([])
  })

  it('names an id by its shape alone, so that an unknown one is not found rather than wrong', () => {
    const sms = { recipient: '+33612345678', message: 'Bonjour' }
    expect(errorsOf(sendConfirmationSms.body, { ...sms, deliveryId: ID })).toEqual([])
    expect(errorsOf(sendConfirmationSms.body, { ...sms, deliveryId: '42' })).toEqual([
      { path: 'deliveryId', code: 'invalid' },
    ])
  })

  it('of a new member falls back to the rank of a member', () => {
    const member = {
      assigneeFirstName: 'Léa',
      assigneeLastName: 'Roy',
      assigneePhone: '06 12 34 56 78',
      assigneeEmail: 'lea@horizon-autos.test',
    }
    expect(addMember.body.parse(member).assigneeRank).toBe(6)
    expect(errorsOf(addMember.body, { ...member, assigneeEmail: 'lea', assigneeRank: 1 })).toEqual([
      { path: 'assigneeEmail', code: 'invalidEmail' },
      { path: 'assigneeRank', code: 'outOfRange' },
    ])
  })
})

describe('the state of a table', () => {
  it('reads values as the URL holds them', () => {
    const deadline = new Date('2026-03-31T10:00:00Z')
    const state = DeliveryTableState.parse({
      tab: 'waiting-for-driver',
      deliveryCountries: 'FR, BE',
      deliveryType: ['OKM'],
      carDeliveryDeadlineFrom: String(deadline.getTime()),
      carDeliveryDeadlineTo: '2026-03-31T12:00:00+02:00',
    })
    expect(state).toEqual({
      tab: 'waiting-for-driver',
      deliveryCountries: ['FR', 'BE'],
      deliveryType: ['OKM'],
      carDeliveryDeadlineFrom: deadline,
      carDeliveryDeadlineTo: deadline,
    })
  })

  it.each([
    ['tab', { tab: 'mine' }],
    ['deliveryCountries.0', { deliveryCountries: 'france' }],
    ['carDeliveryDeadlineFrom', { carDeliveryDeadlineFrom: '9'.repeat(16) }],
  ])('says that %s is wrong', (path, state) => {
    expect(errorsOf(DeliveryTableState, state)).toEqual([{ path, code: 'invalid' }])
  })
})

it('an upload says what it is for, with either spelling of a position', () => {
  const photo = {
    module: 'delivery',
    CarState: 'images',
    carId: ID,
    deliveryId: ID,
    imagePos: 'top-left',
    state: 'after',
  }
  const file = { fileName: 'a.jpg', fileType: 'image/jpeg', fileSize: 10 }
  expect(requestUpload.body.parse({ ...file, metadata: photo }).metadata).toMatchObject({ imagePos: 'topLeft' })
  expect(errorsOf(requestUpload.body, { ...file, metadata: { ...photo, module: 'secrets' } })).toEqual([
    { path: 'metadata', code: 'invalid' },
  ])
})

it('a route takes points on the globe only', () => {
  expect(findRoute.query.parse({ from: '48.85,2.35', to: '45.76,4.83' }).from).toEqual({
    latitude: 48.85,
    longitude: 2.35,
  })
  expect(errorsOf(findRoute.query, { from: '98.85,2.35', to: '45.76;4.83' })).toEqual([
    { path: 'from.latitude', code: 'outOfRange' },
    { path: 'to', code: 'invalid' },
  ])
})

it('a position is finite and on the globe', () => {
  const position = { deliveryId: ID, latitude: 48.85, longitude: 2.35 }
  expect(errorsOf(CLIENT_PAYLOADS.sendLocation, position)).toEqual([])
  for (const latitude of [Number.NaN, Number.POSITIVE_INFINITY, 91, '48.85'])
    expect(errorsOf(CLIENT_PAYLOADS.sendLocation, { ...position, latitude })).toHaveLength(1)
})
