import sharp from 'sharp'
import { expect } from 'vitest'
import { documentOf, wideDocumentOf } from './documents'
import type { Persona, Product } from './product'
import { DEAL, LYON, PARIS, dates } from './world'

const VIEWS = ['top', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'bottom'] as const

export interface Seen {
  readonly id: string
  readonly publicId: string
  readonly status: string
  readonly version: number
  readonly allowedActions: readonly string[]
  readonly startCode: string | null
  readonly destinationCode: string | null
  readonly returnCode: string | null
  readonly trackingId: string | null
  readonly selectedDriver: { readonly firstName: string; readonly fullName: string } | null
  readonly vehicles: readonly { readonly id: string }[]
  readonly validationDocs: readonly { readonly type: string; readonly url: string }[]
  readonly invoice: { readonly number: string; readonly totalExclTax: number } | null
  readonly [field: string]: unknown
}

/** The job as its people do it, each call by its name in the contract and from their own session. */
export function mainJobOf({ people, graphql, call }: Product) {
  let keys = 0

  async function ask<T>(who: Persona, operation: string, variables: object): Promise<T> {
    const { status, body, text } = await graphql(people[who].token, documentOf(operation), variables)
    expect(status, `${who} ${operation}: ${text}`).toBe(200)
    return (body.data as unknown as Record<string, T>)[operation] as T
  }

  async function post<T>(who: Persona, url: string, body: object): Promise<T> {
    const answer = await call('POST', url, { token: people[who].token, body })
    expect(answer.status, `${who} ${url}: ${answer.text}`).toBe(201)
    return answer.body as unknown as T
  }

  async function see(who: Persona, id: string): Promise<Seen> {
    const { body } = await graphql(people[who].token, wideDocumentOf('findDeliveryById'), { id })
    return (body.data as unknown as { findDeliveryById: Seen }).findDeliveryById
  }

  /** Asks for the one-time address, sends the file to it, answers its key. */
  async function upload(who: Persona, fileType: string, bytes: Buffer, metadata: object): Promise<string> {
    const file = { fileName: `file.${fileType.split('/')[1]}`, fileType, fileSize: bytes.length, metadata }
    const { key, url } = await post<{ key: string; url: string }>(who, '/upload/authenticated-presigned-url', file)
    const { pathname, search } = new URL(url)
    const sent = await call('PUT', pathname + search, { body: bytes, headers: { 'content-type': fileType } })
    expect(sent.status, sent.text).toBe(204)
    return key
  }

  return {
    ask,
    post,
    see,
    upload,

    /** Both steps of the wizard. */
    async order(who: Persona, twoWay: boolean): Promise<string> {
      const when = Object.fromEntries(Object.entries(dates(new Date())).map(([name, at]) => [name, at.toISOString()]))
      const { id } = await ask<Seen>(who, 'createDelivery', {
        input: {
          type: twoWay ? 'TWO_WAY_DELIVERY' : 'STANDARD',
          ...(twoWay && { twoWayDeliverType: 'EXCHANGE' }),
          clientFirstName: 'Camille',
          clientLastName: 'Laurent',
          clientEmail: 'camille@test.test',
          clientPhone: '06 12 34 56 78',
          ...when,
        },
      })
      const car = { marque: 'Peugeot', model: '308', vehicleCode: 'GA-217-KF', vin: 'VF3LCYHZPKS123456' }
      await ask(who, 'updateDelivery', { input: { id, fromAddress: PARIS, toAddress: LYON } })
      if (twoWay)
        await ask(who, 'updateDelivery', { input: { id, toReturnFromAddress: LYON, toReturnToAddress: PARIS } })
      await ask(who, 'updateDelivery', {
        input: { id, vehicles: twoWay ? [car, { ...car, vehicleCode: 'GB-278-LF', toRetrieve: true }] : [car] },
      })
      await ask(who, 'updateDelivery', {
        input: { id, category: 'STANDARD', options: ['000'], comment: 'Sonnez deux fois' },
      })
      return id
    },

    async openAuction(id: string): Promise<Seen> {
      const when = Object.fromEntries(Object.entries(dates(new Date())).map(([name, at]) => [name, at.toISOString()]))
      return ask<Seen>('A2', 'allowDelivery', { input: { id, ...DEAL, ...when } })
    },

    offer: (who: Persona, deliveryId: string, demandedPrice: number) =>
      ask<{ id: string }>(who, 'createOffer', {
        input: { deliveryId, demandedPrice, driverId: people[who].profileId },
      }),

    step: (deliveryId: string, action: string, more: object = {}) =>
      ask<Seen>('DS', 'advanceMission', {
        input: { deliveryId, action, idempotencyKey: `step-${(keys += 1)}`, ...more },
      }),

    /** Six photos, mileage and fuel of one car. */
    async inspect(deliveryId: string, carId: string, state: 'before' | 'after', mileage: number): Promise<void> {
      const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#446688' } })
        .jpeg()
        .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
        .toBuffer()
      const images: Record<string, string> = {}
      for (const imagePos of VIEWS)
        images[imagePos] = await upload('DS', 'image/jpeg', picture, {
          module: 'delivery',
          CarState: 'images',
          carId,
          deliveryId,
          imagePos,
          state,
        })
      const side = state === 'before' ? 'Before' : 'After'
      await ask('DS', 'updateVehicle', {
        input: { id: carId, [`images${side}`]: images, [`mileage${side}`]: mileage, [`essence${side}`]: 4 },
      })
    },

    /** Another picture in the place of the first photo of the car. */
    async retake(who: Persona, deliveryId: string, carId: string): Promise<void> {
      const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#cc4422' } })
        .jpeg()
        .toBuffer()
      const place = { module: 'delivery', CarState: 'images', carId, deliveryId, imagePos: 'top', state: 'before' }
      const key = await upload(who, 'image/jpeg', picture, place)
      await ask(who, 'updateVehicle', { input: { id: carId, imagesBefore: { top: key } } })
    },

    /** The link to the first photo of the car, as this person is given it. */
    async photoOf(who: Persona, vehicleId: string): Promise<string> {
      const { body } = await graphql(people[who].token, wideDocumentOf('findVehicleById'), { id: vehicleId })
      const { findVehicleById: car } = body.data as unknown as { findVehicleById: { imagesBefore: { top: string } } }
      return car.imagesBefore.top
    },

    async sign(deliveryId: string): Promise<string> {
      const stroke = Buffer.from(
        '<svg width="400" height="150"><path d="M10 80 Q 95 10 180 80 T 350 80" stroke="black" fill="none" stroke-width="4"/></svg>',
      )
      const bytes = await sharp(stroke).png().toBuffer()
      return upload('DS', 'image/png', bytes, { module: 'delivery', deliveryId, kind: 'signature' })
    },

    /** Every tab of the office: its count beside the number of rows that its list gives. */
    async tabs(): Promise<Record<string, number>> {
      const counts = await ask<Record<string, number>>('A1', 'getDeliveriesCountByAdmin', {})
      const tab = {
        requestedCount: 'REQUESTED',
        confirmedCount: 'CONFIRMED',
        waitingDriverCount: 'WAITING_FOR_DRIVER',
        setCount: 'SET',
        alertCount: 'ALERT',
        onGoingCount: 'ONGOING',
        deliveredCount: 'COMPLETED',
        cancelledCount: 'CANCELLED',
      }
      for (const [name, key] of Object.entries(tab)) {
        const page = await ask<{ total: number; records: unknown[] }>('A1', 'findAllDeliveries', {
          filter: { tab: key },
          pagination: { page: 0, perPage: 100 },
        })
        expect([page.total, page.records.length], name).toEqual([counts[name], counts[name]])
      }
      return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0))
    },
  }
}
