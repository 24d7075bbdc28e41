import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { addPushNotification } from '../src/rest/auth'
import * as deliveries from '../src/rest/deliveries'
import { exportDrivers } from '../src/rest/drivers'
import { DOCUMENTS } from '@volant/domain/drivers/documents'
import { requestUpload } from '../src/rest/files'
import { exportPayments } from '../src/rest/invoices'
import { answerSurvey } from '../src/rest/survey'
import { CALLS } from './calls/calls'

const ID = '00000000-0000-0000-0000-000000000001'
const exampleOf = (operation: string) => CALLS[operation]?.body

/** The words that a key of a body takes; every other one is refused. */
const CHOICES = [
  [deliveries.answerConfirmation, 'status', 'CONFIRMED_BY_CUSTOMER CANCELLED_BY_CUSTOMER'],
  [deliveries.estimatePrice, 'status', 'PROFESSIONAL PRIVATE'],
  [deliveries.estimatePrice, 'carType', 'A B C'],
  [
    deliveries.exportDeliveries,
    'tab',
    `requested confirmed waiting-for-driver set alert ongoing completed cancelled pending-customer-confirmation
     confirmed-by-customer cancelled-by-customer rescheduled-by-admin`,
  ],
  [exportDrivers, 'state', 'WAITING ACCEPTED REFUSED DISABLED'],
  [exportPayments, 'tab', 'subscription delivery'],
] as const

describe.each(CHOICES)('$0.operation: %2$s', ({ operation, body }, key, words) => {
  const take = (value: string) => body.safeParse({ ...exampleOf(operation), [key]: value }).success

  it.each(words.split(/\s+/))('takes %s', (word) => expect(take(word)).toBe(true))
  it('takes no other', () => {
    for (const word of ['', 'other']) expect(take(word)).toBe(false)
  })
})

it('a tab may be written as the API names it', () => {
  expect(deliveries.DeliveryTableState.parse({ tab: 'WAITING_FOR_DRIVER' }).tab).toBe('waiting-for-driver')
})

describe('what an upload is for', () => {
  const upload = (metadata: object): z.ZodSafeParseResult<unknown> =>
    requestUpload.body.shape.metadata.safeParse(metadata)

  it.each(['doc', 'validationDoc', 'signature'])('a %s of a delivery', (kind) => {
    expect(upload({ module: 'delivery', deliveryId: ID, kind }).success).toBe(true)
  })

  it.each(DOCUMENTS)('the %s of a driver', (slot) => {
    expect(upload({ module: 'driver', driverId: ID, slot }).success).toBe(true)
  })

  it('the portrait of a driver', () => {
    expect(upload({ module: 'driver', driverId: ID, kind: 'avatar' }).success).toBe(true)
  })

  const photo = { module: 'delivery', folder: 'a', carId: ID, deliveryId: ID }

  it.each([
    ['images', 'before'],
    ['images', 'after'],
    ['extraImages', 'before'],
  ])('a photo among the %s taken %s', (CarState, state) => {
    expect(upload({ ...photo, CarState, state, imagePos: 'top' }).success).toBe(true)
  })

  it.each([
    ['top', 'top'],
    ['topLeft', 'topLeft'],
    ['top-left', 'topLeft'],
    ['topRight', 'topRight'],
    ['top-right', 'topRight'],
    ['bottomLeft', 'bottomLeft'],
    ['bottom-left', 'bottomLeft'],
    ['bottomRight', 'bottomRight'],
    ['bottom-right', 'bottomRight'],
    ['bottom', 'bottom'],
    ['dashboard', 'dashboard'],
    ['cables', 'cables'],
    ['key', 'key'],
  ])('a photo of %s is filed under %s', (imagePos, filed) => {
    expect(upload({ ...photo, CarState: 'images', state: 'before', imagePos })).toMatchObject({
      data: { imagePos: filed },
    })
  })

  it.each([
    { module: 'delivery', deliveryId: ID, kind: 'photo' },
    { module: 'driver', driverId: ID, slot: 'passport' },
    { module: 'driver', driverId: ID, kind: 'portrait' },
    { ...photo, CarState: 'images', state: 'during', imagePos: 'top' },
    { ...photo, CarState: 'films', state: 'before', imagePos: 'top' },
    { ...photo, CarState: 'images', state: 'before', imagePos: 'roof' },
  ])('never %j', (metadata) => expect(upload(metadata).success).toBe(false))
})

describe('bounds of lists', () => {
  const errorOf = (body: z.ZodType, input: unknown) => body.safeParse(input).error?.issues.map(({ message }) => message)

  it('thirty documents, a hundred answers', () => {
    const docs = (count: number) => ({ id: ID, validationDocs: Array(count).fill({ name: 'a', url: '/files/a' }) })
    expect(errorOf(deliveries.updateValidationDocs.body, docs(30))).toBeUndefined()
    expect(errorOf(deliveries.updateValidationDocs.body, docs(31))).toEqual(['tooLong'])
    const answers = (count: number) => ({ deliveryId: ID, responses: Array(count).fill({ questionId: 'q' }) })
    expect(errorOf(answerSurvey.body, answers(100))).toBeUndefined()
    expect(errorOf(answerSurvey.body, answers(101))).toEqual(['tooLong'])
  })

  it('an answer of the survey is a text or a number', () => {
    const answer = (responseText: unknown) =>
      answerSurvey.body.safeParse({ deliveryId: ID, responses: [{ questionId: 'q', responseText }] })
    expect(answer(5).data?.responses[0]?.responseText).toBe('5')
    expect(answer(true).error?.issues[0]?.message).toBe('invalid')
  })

  it('a browser is told over HTTPS alone, but for a service on the same machine', () => {
    const told = (endpoint: string) =>
      addPushNotification.body.safeParse({ endpoint, keys: { p256dh: 'p', auth: 'a' } }).success
    for (const endpoint of ['https://push.example/1', 'http://127.0.0.1:4001/1']) expect(told(endpoint)).toBe(true)
    for (const endpoint of [
      'http://push.example/1',
      'http://127.0.0.1.evil.test/1',
      'http://127.0.0.1:x@evil.test',
      'push',
    ])
      expect(told(endpoint), endpoint).toBe(false)
  })

  it('payments are asked for between two instants', () => {
    const AT = new Date('2026-05-12T08:00:00Z')
    expect(exportPayments.body.parse({ from: AT.toISOString(), to: String(AT.getTime()) })).toEqual({
      from: AT,
      to: AT,
    })
  })
})
