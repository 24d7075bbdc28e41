import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mainJobOf } from '../../test/main-job'
import type { Seen } from '../../test/main-job'
import { openListeners } from '../../test/live'
import { openProduct } from '../../test/product'
import type { Product } from '../../test/product'

let product: Product
let job: ReturnType<typeof mainJobOf>
const opened: Product[] = []
beforeEach(async () => {
  product = await openProduct()
  opened.push(product)
  job = mainJobOf(product)
})
afterEach(async () => {
  await opened.pop()?.close()
})
afterAll(async () => {
  for (const one of opened) await one.close()
})

const guest = (url: string) => product.call('GET', url)

/** The client reads the codes; the driver hears them on site. */
async function codes(id: string): Promise<Seen> {
  const seen = await job.see('C4', id)
  expect(await job.see('DS', id)).toMatchObject({
    startCode: null,
    destinationCode: null,
    returnCode: null,
    trackingId: null,
  })
  return seen
}

async function takeTheCar(id: string): Promise<Seen> {
  const seen = await codes(id)
  const car = seen.vehicles[0]?.id ?? ''
  await job.inspect(id, car, 'before', 1000)
  const wrong = await product.graphql(
    product.people.DS.token,
    'mutation ($input: MissionStepInput!) { advanceMission(input: $input) { id } }',
    {
      input: {
        deliveryId: id,
        action: 'PICK_UP',
        code: seen.startCode === '000000' ? '111111' : '000000',
        idempotencyKey: 'wrong',
      },
    },
  )
  expect([wrong.status, wrong.body.errors?.[0]?.extensions.fields]).toEqual([400, [{ path: 'code', code: 'invalid' }]])
  expect(await job.step(id, 'PICK_UP', { code: seen.startCode })).toMatchObject({ status: 'PICKUP_DRIVER' })
  expect(await job.step(id, 'DEPART')).toMatchObject({ status: 'ONGOING' })
  return seen
}

async function handOver(id: string, { vehicles, destinationCode }: Seen): Promise<void> {
  expect(await job.step(id, 'ARRIVE')).toMatchObject({ status: 'PICKUP_CLIENT' })
  await job.inspect(id, vehicles[0]?.id ?? '', 'after', 1465)
  const signatureKey = await job.sign(id)
  const done = await job.step(id, 'HAND_OVER', { code: destinationCode, signedBy: 'Camille Laurent', signatureKey })
  expect(done).toMatchObject({ status: 'DELIVERED' })
}

describe('the job, through the doors alone', () => {
  it('goes from the request to the invoice, and is followed by the customer', async () => {
    const { people } = product
    const prices = await job.post<{ prices: Record<string, number>; distanceMeters: number }>(
      'C4',
      '/delivery/estimateMissionPrice',
      {
        origin: 'gz:FR:75104:75004',
        destination: 'gz:FR:69382:69002',
        numberOfCars: 1,
        status: 'PROFESSIONAL',
        carType: 'A',
      },
    )
    expect(prices.prices['STANDARD']).toBeGreaterThan(0)

    const id = await job.order('C4', false)
    const created = await job.see('C4', id)
    expect(created).toMatchObject({ status: 'REQUESTED', organization: { id: product.organization } })
    expect(created.startCode).toMatch(/^\d{6}$/)
    expect(created['clientInitialPrice']).toBeGreaterThan(0)
    expect(await job.tabs()).toEqual({ requestedCount: 1 })

    expect(await job.openAuction(id)).toMatchObject({ status: 'WAITING_FOR_DRIVER' })
    expect(await job.tabs()).toEqual({ waitingDriverCount: 1 })
    const first = await job.offer('DA', id, 200)
    const second = await job.offer('DS', id, 210)
    const offers = await job.ask<{ total: number }>('A2', 'findAllOffers', { filter: { deliveryId: id } })
    expect(offers.total).toBe(2)
    expect(await job.ask('A2', 'acceptOffer', { input: { id: second.id } })).toMatchObject({ status: 'ACCEPTED' })
    expect(await job.ask('A2', 'findOfferById', { id: first.id })).toMatchObject({ status: 'REJECTED' })
    expect(await job.tabs()).toEqual({ setCount: 1 })
    const set = await job.see('C4', id)
    expect([set.status, set['finalPrice'], set.selectedDriver?.fullName]).toEqual(['SET', null, 'David D.'])

    const seen = await takeTheCar(id)
    expect(await job.tabs()).toEqual({ onGoingCount: 1 })
    const car = seen.vehicles[0]?.id ?? ''
    const photo = await job.photoOf('C4', car)
    const { pathname, search } = new URL(photo, 'http://volant.test')
    const taken = await guest(pathname + search)
    expect(taken.status).toBe(200)
    expect((await guest(pathname)).status).not.toBe(200)
    // a photo that was replaced has another address: browsers remember the picture of the old one
    expect(await job.photoOf('C4', car)).toBe(photo)
    await job.retake('A3', id, car)
    const retaken = await job.photoOf('C4', car)
    expect(retaken).not.toBe(photo)
    const asked = '{ findDeliveryById(id: $id) { vehicles { imagesBefore { top } } } }'
    const ofDelivery = await product.graphql(people.C4.token, `query ($id: ID!) ${asked}`, { id })
    expect(ofDelivery.body.data).toEqual({ findDeliveryById: { vehicles: [{ imagesBefore: { top: retaken } }] } })
    const shown = await guest(retaken.slice(retaken.indexOf('/files/')))
    expect([shown.status, shown.text === taken.text]).toEqual([200, false])

    const listeners = await openListeners(product)
    const customer = await listeners.listen(undefined)
    expect(await customer.emit('join-delivery', seen.trackingId)).toMatchObject({ ok: true })
    expect((await guest(`/location/${seen.trackingId}`)).status).toBe(404)
    const driver = await listeners.listen(people.DS.token)
    expect(await driver.emit('sendLocation', { deliveryId: id, latitude: 47.2, longitude: 3.9 })).toMatchObject({
      ok: true,
    })
    await expect.poll(() => customer.frames.map(({ event }) => event)).toContain('location')
    expect((await guest(`/location/${seen.trackingId}`)).body).toMatchObject({ latitude: 47.2, longitude: 3.9 })
    expect((await product.call('GET', `/location/${id}`, { token: people.C6.token })).body).toMatchObject({
      latitude: 47.2,
    })
    expect((await guest(`/location/${id}`)).status).toBe(404)
    const page = await guest(`/delivery/unAuth/${seen.trackingId}`)
    expect(page.body).toMatchObject({
      status: 'ONGOING',
      clientLastName: 'Laurent',
      destinationCode: seen.destinationCode,
    })
    expect(page.text).not.toContain(seen.startCode ?? 'none')
    const road = { headers: { token: seen.trackingId ?? '' } }
    expect((await product.call('GET', '/routes?from=47.2,3.9&to=45.75,4.83', road)).status).toBe(200)

    await handOver(id, seen)
    // one hint a step, without a word of what happened
    const hint = JSON.stringify({ deliveryId: seen.trackingId })
    await expect.poll(() => customer.frames.filter(({ text }) => text === hint).length).toBeGreaterThan(1)
    expect(customer.frames.filter(({ event }) => event !== 'location' && event !== 'update-tracking')).toEqual([])
    await listeners.close()
    expect((await guest(`/location/${seen.trackingId}`)).status).toBe(404)
    expect((await job.see('C4', id)).validationDocs.map(({ type }) => type)).toContain('PV')
    expect(await job.step(id, 'FINISH')).toMatchObject({ status: 'COMPLETED' })
    expect(await job.tabs()).toEqual({ deliveredCount: 1 })
    expect(await job.ask('C4', 'getDeliveriesCountByClient', {})).toEqual({
      cancelled: 0,
      requested: 0,
      confirmed: 0,
      onGoing: 0,
      delivered: 1,
    })

    const completed = await job.see('C4', id)
    expect(completed.invoice).toMatchObject({ totalExclTax: 500 })
    for (const who of ['C4', 'A3', 'DS'] as const) {
      const pdf = await product.call('GET', `/invoice/downloadPDF/${id}`, { token: people[who].token })
      expect([who, pdf.status, pdf.text.slice(0, 5)]).toEqual([who, 200, '%PDF-'])
    }
    expect((await product.call('GET', `/invoice/downloadPDF/${id}`, { token: people.CX.token })).status).toBe(404)
    const payments = await job.ask<{ records: object[] }>('DS', 'findAllDeliveryPayments', {})
    expect(payments.records).toMatchObject([{ amount: 210, status: 'PENDING', deliveryId: id }])
    const log = await job.ask<{ totalCount: number }>('A3', 'findDeliveryLogs', {
      deliveryId: id,
      page: 1,
      pageSize: 50,
    })
    expect(log.totalCount).toBe(completed.version)
  }, 120_000)

  it('brings a second car back through every state of the swap', async () => {
    const id = await job.order('C5', true)
    await job.openAuction(id)
    const { id: offerId } = await job.offer('DS', id, 250)
    await job.ask('A1', 'acceptOffer', { input: { id: offerId } })
    const seen = await takeTheCar(id)
    expect(seen.returnCode).toMatch(/^\d{6}$/)
    expect(seen.vehicles).toHaveLength(2)
    await handOver(id, seen)
    expect((await job.see('DS', id)).allowedActions).toEqual(['SWAP_PICK_UP'])
    const second = seen.vehicles[1]?.id ?? ''
    await job.inspect(id, second, 'before', 2000)
    expect(await job.step(id, 'SWAP_PICK_UP')).toMatchObject({ status: 'SWAP_PICKUP_DRIVER' })
    expect(await job.step(id, 'SWAP_DEPART')).toMatchObject({ status: 'SWAP_IN_TRANSIT' })
    expect(await job.step(id, 'SWAP_ARRIVE')).toMatchObject({ status: 'SWAP_PICKUP_CLIENT' })
    await job.inspect(id, second, 'after', 2465)
    const signatureKey = await job.sign(id)
    // the two codes that the driver has heard already do not open this one
    for (const code of [seen.startCode, seen.destinationCode]) {
      const { status } = await product.graphql(
        product.people.DS.token,
        'mutation ($input: MissionStepInput!) { advanceMission(input: $input) { id } }',
        { input: { deliveryId: id, action: 'SWAP_HAND_OVER', code, idempotencyKey: `heard-${code}` } },
      )
      expect(status).toBe(400)
    }
    const back = await job.step(id, 'SWAP_HAND_OVER', {
      code: seen.returnCode,
      signedBy: 'Camille Laurent',
      signatureKey,
    })
    expect(back).toMatchObject({ status: 'SWAP_DELIVERED' })
    expect(await job.step(id, 'FINISH')).toMatchObject({ status: 'COMPLETED' })
    const completed = await job.see('C5', id)
    expect(completed.invoice?.number).toBeTruthy()
    expect(completed.vehicles).toMatchObject([{ isDelivered: true }, { isDelivered: true }])
    expect(await job.tabs()).toEqual({ deliveredCount: 1 })
  }, 120_000)

  it('lets the customer confirm by the link of the SMS, once', async () => {
    const id = await job.order('C4', false)
    await job.post('A3', '/sms/send-delivery-confirmation', {
      deliveryId: id,
      recipient: '+33612345678',
      message: 'Bonjour {link}',
    })
    const { body } = await product.call('GET', `/delivery/sms-confirmation-url/${id}`, {
      token: product.people.A3.token,
    })
    const { token } = body as unknown as { token: string }
    const url = '/delivery/confirm-delivery-by-sms'
    const answer = (status: string, secret = token) =>
      product.call('POST', url, { body: { status }, headers: { token: secret } })
    const read = await product.call('GET', url, { headers: { token } })
    expect([read.status, read.body]).toMatchObject([
      200,
      { status: 'PENDING_CUSTOMER_CONFIRMATION', clientLastName: 'Laurent' },
    ])
    // scanners of links fetch them: reading changes nothing
    expect((await job.see('A3', id)).status).toBe('PENDING_CUSTOMER_CONFIRMATION')
    expect((await answer('COMPLETED')).status).toBe(400)
    expect((await answer('CONFIRMED_BY_CUSTOMER', 'nobody-knows')).status).toBe(401)
    expect((await answer('CONFIRMED_BY_CUSTOMER')).status).toBe(201)
    const again = await answer('CANCELLED_BY_CUSTOMER')
    expect([again.status, again.body.reason]).toEqual([409, 'ALREADY_ANSWERED'])
    expect(await job.ask('A2', 'confirmDelivery', { deliveryId: id })).toMatchObject({ status: 'CONFIRMED' })
    expect(await job.tabs()).toEqual({ confirmedCount: 1 })

    const other = await job.order('C4', false)
    await job.post('A3', '/sms/send-delivery-confirmation', {
      deliveryId: other,
      recipient: '+33612345678',
      message: 'Bonjour {link}',
    })
    const fresh = await product.call('GET', `/delivery/sms-confirmation-url/${other}`, {
      token: product.people.A3.token,
    })
    const { token: second } = fresh.body as unknown as { token: string }
    // an admin decided meanwhile: the link is dead
    await job.ask('A2', 'confirmDelivery', { deliveryId: other })
    expect((await answer('CANCELLED_BY_CUSTOMER', second)).status).toBe(401)
    expect((await job.see('A3', other)).status).toBe('CONFIRMED')
  })
})
