import { hkdfSync } from 'node:crypto'
import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addDays, addSeconds, getUnixTime } from 'date-fns'
import { eq } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT } from 'jose'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../test/database'
import { putAtStatus } from '../../../test/delivery-at-status'
import { completeDelivery, createWorld, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { drivers } from '../../tables/drivers'
import { surveyResponses } from '../../tables/survey'
import { createDriverReads } from '../drivers/read/drivers'
import { createRating } from './service/rating'
import type { RatingLink } from './service/rating'
import { signSurveyToken, surveyKey } from './service/token'
import { askChain, HOW_LATE, LATE, MUCH, SOME, STARS, WHY } from './survey.testing'

const SECRET = 'a link secret of the tests that is long enough'

let world: World
let client: ClientActor
let driver: DriverActor
let rating: RatingLink

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  rating = createRating({ db: world.db, clock: world.clock, linkSecret: SECRET })
  await askChain(world, 'communicationRating')
})
beforeEach(async () => {
  world.setTime(NOW)
  driver = await world.make.driver()
})
afterAll(() => world.close())

async function carriedOut(): Promise<{ deliveryId: string; token: string }> {
  const deliveryId = await completeDelivery(world, client)
  await putAtStatus(world.db, deliveryId, { status: 'COMPLETED', driver })
  return { deliveryId, token: await tokenOf(deliveryId) }
}

const tokenOf = async (id: string) => signSurveyToken(surveyKey(SECRET), await rowOf(world.db, id), NOW)

const punctual = (stars = '4') => [
  { questionId: STARS, responseText: stars },
  { questionId: LATE, responseText: 'no' },
]
const late = (choiceId = MUCH) => [
  { questionId: STARS, responseText: '2' },
  { questionId: LATE, responseText: 'Yes' },
  { questionId: HOW_LATE, choiceId },
  { questionId: WHY, responseText: 'Bouchons' },
]

const sheets = (deliveryId: string) =>
  world.db.sql.select().from(surveyResponses).where(eq(surveyResponses.deliveryId, deliveryId))
const marks = async (of = driver) => {
  const [row] = await world.db.sql.select().from(drivers).where(eq(drivers.id, of.profileId))
  return [row?.communicationRating, row?.totalRating, row?.outfitRating]
}

describe('an answer', () => {
  it('is kept once, as the questions read it', async () => {
    const { deliveryId, token } = await carriedOut()
    expect(await rating.rated(token, deliveryId)).toEqual({ rated: false })
    expect(await rating.answer(token, { deliveryId, responses: late() })).toEqual({ success: true })
    expect(await rating.rated(token, deliveryId)).toEqual({ rated: true })
    const second = rating.answer(token, { deliveryId, responses: punctual() })
    await expect(second).rejects.toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_ANSWERED' })
    expect(await sheets(deliveryId)).toMatchObject([
      {
        driverId: driver.profileId,
        responses: [
          { questionId: STARS, responseText: '2' },
          { questionId: LATE, responseText: 'yes' },
          { questionId: HOW_LATE, choiceId: MUCH },
          { questionId: WHY, responseText: 'Bouchons' },
        ],
        marks: { communicationRating: 2, totalRating: 2 },
        createdAt: NOW,
      },
    ])
  })

  it.skipIf(!onPostgres)('of thirty at the same moment is one', async () => {
    const { deliveryId, token } = await carriedOut()
    const all = Array.from({ length: 30 }, () => rating.answer(token, { deliveryId, responses: punctual() }))
    const ended = await Promise.allSettled(all)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of ended)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_ANSWERED' })
    expect(await sheets(deliveryId)).toHaveLength(1)
  })

  it.each([
    ['leaves out a question', () => punctual().slice(1), STARS, 'required'],
    ['leaves out a question that shows', () => late().slice(0, 3), WHY, 'required'],
    ['is about a hidden question', () => [...punctual(), { questionId: WHY, responseText: 'x' }], WHY, 'notAllowed'],
    ['is about a question hidden by a choice', () => late(SOME), WHY, 'notAllowed'],
    ['is about no question', () => [...punctual(), { questionId: 'mood', responseText: 'x' }], 'mood', 'notAllowed'],
    ['comes twice', () => [...punctual(), ...punctual().slice(1)], LATE, 'notAllowed'],
    ['has six stars', () => punctual('6'), STARS, 'outOfRange'],
    ['has half a star', () => punctual('3.5'), STARS, 'outOfRange'],
    ['names the choice of another question', () => late(STARS).slice(0, 3), HOW_LATE, 'notAllowed'],
    ['talks on', () => [...late().slice(0, 3), { questionId: WHY, responseText: 'x'.repeat(2001) }], WHY, 'tooLong'],
  ])('that %s is refused, and nothing is kept', async (_what, responses, path, code) => {
    const { deliveryId, token } = await carriedOut()
    const answer = rating.answer(token, { deliveryId, responses: responses() })
    await expect(answer).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: expect.arrayContaining([{ path: `responses.${path}`, code }]),
    })
    expect(await sheets(deliveryId)).toEqual([])
    expect(await marks()).toEqual([null, null, null])
  })
})

describe('the token', () => {
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', SECRET, 'volant', purpose, 32))
  const exp = getUnixTime(addDays(NOW, 1))
  const sign = (payload: object, using = key('link/survey'), header = { alg: 'HS256', typ: 'survey+jwt' }) =>
    new SignJWT({ ...payload }).setProtectedHeader(header).sign(using)

  it('opens its own delivery only', async () => {
    const [own, other] = [await carriedOut(), await carriedOut()]
    for (const deliveryId of [other.deliveryId, uuid()]) {
      await expect(rating.rated(own.token, deliveryId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
      const answer = rating.answer(own.token, { deliveryId, responses: punctual() })
      await expect(answer).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    }
    expect(await sheets(other.deliveryId)).toEqual([])
  })

  it('of another key, purpose, kind or algorithm is none', async () => {
    const { deliveryId, token } = await carriedOut()
    const claims = { purpose: 'survey', deliveryId, clientFirstName: 'A', clientLastName: 'B', exp }
    const [header, , signature] = token.split('.')
    const forged = [
      undefined,
      '',
      'x',
      'a.b.c',
      new UnsecuredJWT(claims).encode(),
      [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.'),
      [header, token.split('.')[1], ''].join('.'),
      await sign(claims, key('link/tracking')),
      await sign(claims, new TextEncoder().encode(SECRET)),
      await sign({ ...claims, purpose: 'tracking' }),
      await sign({ ...claims, purpose: undefined }),
      await sign({ ...claims, clientLastName: undefined }),
      await sign({ ...claims, exp: undefined }),
      await sign(claims, undefined, { alg: 'HS256', typ: 'JWT' }),
      await sign(claims, undefined, { alg: 'HS512', typ: 'survey+jwt' }),
    ]
    for (const bad of forged) {
      await expect(rating.rated(bad, deliveryId), bad).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
      const answer = rating.answer(bad, { deliveryId, responses: punctual() })
      await expect(answer, bad).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    }
    expect(await rating.rated(await sign(claims), deliveryId)).toEqual({ rated: false })
  })

  it('is good for thirty days', async () => {
    const { deliveryId, token } = await carriedOut()
    world.setTime(addSeconds(addDays(NOW, 30), -1))
    expect(await rating.rated(token, deliveryId)).toEqual({ rated: false })
    world.setTime(addDays(NOW, 30))
    await expect(rating.rated(token, deliveryId)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    const answer = rating.answer(token, { deliveryId, responses: punctual() })
    await expect(answer).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  it('finds no delivery that was deleted', async () => {
    const { deliveryId, token } = await carriedOut()
    await world.db.sql.update(deliveries).set({ deletedAt: NOW }).where(eq(deliveries.id, deliveryId))
    await expect(rating.rated(token, deliveryId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const answer = rating.answer(token, { deliveryId, responses: punctual() })
    await expect(answer).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the marks of the driver', () => {
  const rate = async (stars: string) => {
    const { deliveryId, token } = await carriedOut()
    return rating.answer(token, { deliveryId, responses: punctual(stars) })
  }

  it('are the means of what customers gave; what nobody gave stays', async () => {
    await world.db.sql.update(drivers).set({ outfitRating: 3.5 }).where(eq(drivers.id, driver.profileId))
    await rate('5')
    expect(await marks()).toEqual([5, 5, 3.5])
    await rate('2')
    expect(await marks()).toEqual([3.5, 3.5, 3.5])
    await rate('2')
    expect(await marks()).toEqual([3, 3, 3.5])
  })

  it('are of whoever carried it out', async () => {
    await rate('5')
    const first = driver
    driver = await world.make.driver()
    await rate('1')
    expect([await marks(first), await marks()]).toEqual([
      [5, 5, null],
      [1, 1, null],
    ])
  })

  it('are told to the driver with how many answered', async () => {
    const reads = createDriverReads(world.db, world.clock, (key) => key)
    const count = async () =>
      (await reads.byId(driver, driver.profileId, new Map([['ratedDeliveries', new Map()]])))?.ratedDeliveries
    expect(await count()).toBe(0)
    await rate('5')
    await rate('3')
    const asked = driver
    driver = await world.make.driver()
    await rate('1')
    driver = asked
    expect(await count()).toBe(2)
  })

  it.skipIf(!onPostgres)('count every answer of those that come at once', async () => {
    const asked = await Promise.all([carriedOut(), carriedOut(), carriedOut(), carriedOut()])
    await Promise.all(
      asked.map(({ deliveryId, token }, at) => rating.answer(token, { deliveryId, responses: punctual(`${at + 1}`) })),
    )
    expect(await marks()).toEqual([2.5, 2.5, null])
  })

  it('move nobody where no driver is known', async () => {
    const deliveryId = await completeDelivery(world, client)
    await putAtStatus(world.db, deliveryId, { status: 'COMPLETED' })
    await rating.answer(await tokenOf(deliveryId), { deliveryId, responses: punctual() })
    expect(await sheets(deliveryId)).toMatchObject([{ driverId: null }])
  })
})
